// The rendering library used by everything here.
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { render, Fragment } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export const html = htm.bind(h);
