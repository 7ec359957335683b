// Asking the expert: he takes seconds, so the page says so, and asks again until he has done. Those who listen hear one
// line of what he found; the rest they read themselves, from there on.
import { tell } from "./voice.js";

const AGAIN = 800;

export function offerReview() {
  const form = document.querySelector(".review-ask");
  const place = document.getElementById("review");
  if (!form) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (button.ariaDisabled) return; // it keeps the focus meanwhile
    const began = Date.now();
    button.ariaDisabled = "true";
    place.replaceChildren(waiting());
    tell(place.textContent);
    const timer = setInterval(() => (place.querySelector(".seconds").textContent = ` ${Math.round((Date.now() - began) / 1000)} s`), 1000);
    const found = await answer(`${form.action}?seat=${form.seat.value}&fragment=yes`).catch(() => null);
    clearInterval(timer);
    button.ariaDisabled = null;
    if (found) show(place, found);
    else place.textContent = "The line was lost. Ask again.";
    const line = place.querySelector(".summed");
    if (line && document.activeElement === button) line.focus();
    else tell((line ?? place).textContent.trim());
  });
}

/** Found things stand where they belong: on top a line for each, which leads to its step; there what was better, and why. */
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
  line.textContent = "The expert looks at every decision of the hand, in many deals that fit. A long hand takes a minute.";
  const seconds = line.appendChild(document.createElement("span"));
  seconds.className = "seconds soft";
  seconds.ariaHidden = "true";
  return line;
}

/** What the house says: the review, or the sentence why there is none. */
async function answer(address) {
  for (;;) {
    const response = await fetch(address);
    if (response.status === 202) {
      await new Promise((done) => setTimeout(done, AGAIN));
      continue;
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!response.ok) page.body.replaceChildren(page.querySelector(".error .lead") ?? "That did not work. Ask again.");
    return page;
  }
}
