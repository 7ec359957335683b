// What one does with a button here.
export const press = matchMedia("(pointer: coarse)").matches ? "tap" : "press";
