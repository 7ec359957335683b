// Nobody scrolls a projector: content that does not fit is shown screen by screen, until somebody takes over.
const SHOWN_FOR = 8000;
const LEFT_ALONE = 60000;
const OVERLAP = 0.15;
const projector = matchMedia("(min-width: 60rem)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let until = 0;

for (const taken of ["wheel", "touchstart", "pointerdown", "keydown"]) {
  addEventListener(
    taken,
    () => {
      until = Date.now() + LEFT_ALONE;
    },
    { passive: true },
  );
}

function turn() {
  const last = document.documentElement.scrollHeight - innerHeight;
  if (!projector.matches || last <= 1 || Date.now() < until) return;
  const top = scrollY >= last - 1 ? 0 : Math.min(scrollY + innerHeight * (1 - OVERLAP), last);
  scrollTo({ top, behavior: still.matches ? "instant" : "smooth" });
}
setInterval(turn, SHOWN_FOR);
