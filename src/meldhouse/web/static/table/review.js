// Asking the expert: he takes seconds, so the page says so, and asks again until he has done.
const AGAIN = 800;

export function offerReview() {
  const form = document.querySelector(".review-ask");
  const place = document.getElementById("review");
  if (!form) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    const began = Date.now();
    button.disabled = true;
    place.replaceChildren(waiting());
    const timer = setInterval(() => (place.querySelector(".seconds").textContent = ` ${Math.round((Date.now() - began) / 1000)} s`), 1000);
    const found = await answer(`${form.action}?seat=${form.seat.value}&fragment=yes`).catch(() => null);
    clearInterval(timer);
    button.disabled = false;
    if (found) place.replaceChildren(...found.body.childNodes);
    else place.textContent = "The line was lost. Ask again.";
  });
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
