// Ask the expert: a review takes seconds, so the page says so and polls until it is done. Listeners hear one line of
// the findings and read the rest themselves.
import { t } from "./saying.js";
import { tell } from "./voice.js";

const [AGAIN, HOW_FAR] = [800, 1000];

export function offerReview() {
  const form = document.querySelector(".review-ask");
  const place = document.getElementById("review");
  if (!form) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (button.ariaDisabled) return; // keeps the focus meanwhile
    button.ariaDisabled = "true";
    place.replaceChildren(waiting());
    tell(place.textContent);
    const timer = setInterval(() => showHowFar(place, `${form.action}/progress.json`), HOW_FAR);
    const found = await answer(`${form.action}?seat=${form.seat.value}&fragment=yes`).catch(() => null);
    clearInterval(timer);
    button.ariaDisabled = null;
    if (found) show(place, found);
    else place.textContent = t("replay-lost");
    const line = place.querySelector(".summed");
    if (line && document.activeElement === button) line.focus();
    else tell((line ?? place).textContent.trim());
  });
}

/** Findings go where they belong: on top a line for each, with a link to its step; there, what was better, and why. */
function show(place, found) {
  place.replaceChildren(...found.body.childNodes);
  for (const old of document.querySelectorAll("#moves .why")) old.remove();
  for (const remark of place.querySelectorAll("[data-step]:has(.why)")) {
    const line = document.getElementById(`step-${remark.dataset.step}`);
    const why = remark.querySelector(".why");
    why.id = `why-${remark.dataset.step}`;
    line.append(why);
    line.querySelector("a").setAttribute("aria-describedby", why.id);
  }
  const balance = place.querySelector(".balance");
  const below = document.getElementById("balance");
  below.hidden = !balance;
  below.replaceChildren(...(balance ? [balance] : []));
  dispatchEvent(new Event("reviewed"));
}

function waiting() {
  const line = document.createElement("p");
  line.className = "thinking";
  line.textContent = t("replay-asking");
  const far = line.appendChild(document.createElement("span"));
  far.className = "how-far";
  far.ariaHidden = "true"; // listeners are told when it is done, and not disturbed before
  return line;
}

/** The expert's own progress; nothing before it starts, while others are served first. */
async function showHowFar(place, address) {
  const answer = await fetch(address).catch(() => null);
  const { done, of } = answer?.ok ? await answer.json() : {};
  const far = place.querySelector(".how-far");
  if (!far || !of) return;
  const bar = far.querySelector("progress") ?? document.createElement("progress");
  Object.assign(bar, { max: of, value: done });
  far.replaceChildren(bar, " ", t("replay-how-far", { done, of }));
}

/** The house's answer: the review, or a sentence saying why there is none. */
async function answer(address) {
  for (;;) {
    const response = await fetch(address);
    if (response.status === 202) {
      await new Promise((done) => setTimeout(done, AGAIN));
      continue;
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!response.ok) page.body.replaceChildren(page.querySelector(".error .lead") ?? t("replay-failed"));
    return page;
  }
}
