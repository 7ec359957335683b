// Entries on a score sheet stay in the browser until the house has saved them, whatever happens to the connection.
import { Voice, catalogue } from "./messages.js";

const voice = new Voice(await catalogue("sheet"));
const t = (id, args = {}) => voice.say({ id, args });
/** @type {any} */
const form = document.getElementById("slip");
const key = form && `meldhouse.sheet.${form.dataset.table}`;
const fault = document.getElementById("slip-fault");
const note = document.getElementById("waiting");
const unsent = document.getElementById("unsent");
/** The number of the next hand, after those the house has. */
let next = Number(form?.dataset.next);
/** The question who draws for the deal belongs to the hand the page was loaded for, and to no later one. */
const draw = { hand: next, field: document.getElementById("draw") };
let sending = false;
/** The house has taken too long to answer; only then say that the connection is lost. */
let lost = false;
const PATIENCE = 8000;
let leaving = false;
let sentAt = -Infinity;

const kept = () => JSON.parse(localStorage.getItem(key) || "[]");
const keep = (entries) =>
  entries.length ? localStorage.setItem(key, JSON.stringify(entries)) : localStorage.removeItem(key);

/** A refused entry stays first in the queue, with its reason, until it is corrected or left out. */
function show() {
  const refused = kept()[0]?.refused;
  const waiting = kept().length - (refused ? 1 : 0);
  note.hidden = !waiting;
  note.textContent = refused
    ? t("unsent-behind", { hands: waiting })
    : lost
      ? t("unsent-offline", { hands: waiting })
      : t("unsent-sending", { hands: waiting });
  showUnsent(refused ? kept().slice(1) : kept(), refused ? 1 : 0);
  if (!refused && !lost) unsent.hidden = true;
  if (refused && waiting) note.append(" ", leaveOut());
}

/** Entries kept here are listed above the form by number; the form is for the hand after them. */
function showUnsent(entries, before) {
  unsent.hidden = !entries.length;
  unsent.querySelector("ul").replaceChildren(
    ...entries.map((entry, at) =>
      Object.assign(document.createElement("li"), {
        textContent: t("unsent-hand", { number: next + before + at, parts: partsOf(entry) }),
      }),
    ),
  );
  if (before) head(next);
  else head(next + entries.length);
}

/** Enough of a hand to recognize it. */
function partsOf(entry) {
  const bidder =
    entry.bidder &&
    form.querySelector(`input[name=bidder][value="${CSS.escape(entry.bidder)}"]`)?.parentElement.textContent.trim();
  const figures = Object.entries(entry)
    .filter(([name, value]) => /^(meld|take)-/.test(name) && value)
    .map(([, value]) => value);
  const ending =
    entry.how && entry.how !== "played"
      ? [...form.elements.how.options].find((one) => one.value === entry.how)?.text
      : "";
  return [
    bidder && { id: "unsent-bid", args: { name: bidder, bid: entry.bid } },
    ending,
    figures.length && { id: "unsent-figures", args: { figures } },
  ].filter(Boolean);
}

/** For a hand that is already on the sheet, or was never real. */
function leaveOut() {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: t("unsent-leave-out"),
  });
  button.className = "button small";
  button.addEventListener("click", () => {
    keep(
      kept()
        .slice(1)
        .map((one) => ({ ...one, version: String(Number(one.version) - 1) })),
    );
    start();
    send();
  });
  return button;
}

const SILENT = ["token", "id", "version", "hand", "how"];
const isEmpty = () => [...new FormData(form)].every(([name, value]) => SILENT.includes(name) || !value);

/** The form's content, to tell an untouched form from one somebody has typed into. */
const written = () =>
  JSON.stringify([...new FormData(form)].filter(([name]) => !["token", "id", "version"].includes(name)));

/** Whether any other form on this page is being filled in: a result, a call for the referee. */
const isTyping = () =>
  [...document.querySelectorAll("main input:not([type=hidden], [type=radio], [type=checkbox])")].some(
    (field) => field.value,
  );

/** Everything is sent: start a fresh form, unless somebody is already typing the next hand. */
function settle() {
  if (isEmpty() || written() === blank) return again();
  head(next);
}

function head(hand) {
  form.querySelector("h2").textContent = t("event-hand-head", { number: hand });
  if (draw.field) draw.field.hidden = draw.field.disabled = hand !== draw.hand;
}

/** A fresh form for the next hand. */
function start() {
  fault.hidden = true;
  form.reset();
  showQuestions();
  fresh();
  blank = written();
}
let blank = form && written();

/** Load the sheet as it is now. */
function again() {
  if (leaving) return;
  leaving = true;
  location.replace(form.action.replace(/\/write$/, "")); // this page may be the result of a form, which has no address
}

function fresh() {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  form.elements.id.value = id;
}

/** Send the queue in order; whatever the house refuses comes back into the form. */
async function send() {
  if (sending) return;
  sending = true;
  const late = setTimeout(lose, PATIENCE);
  try {
    for (let [first] = kept(); first && !first.refused; [first] = kept()) {
      const answer = await fetch(form.action, {
        method: "POST",
        body: new URLSearchParams(first),
        headers: { accept: "application/json" },
      });
      if (answer.status === 429 || answer.status >= 500) throw new Error("later");
      lost = false;
      const told = answer.headers.get("content-type")?.includes("json")
        ? await answer.json()
        : { ok: false, sentence: t("unsent-stale") };
      const rest = kept().filter((entry) => entry.id !== first.id); // others may have been written during the request
      if (!told.ok) {
        // Later entries wait for it: the hands of a table go in order.
        keep(rest.length ? [{ ...first, refused: told.sentence, asks: told.asks }, ...rest] : []);
        back(first, told.sentence, told.asks);
        if (told.next) next = told.next;
        return;
      }
      form.elements.version.value = told.version;
      next = told.next;
      // Later entries on this phone were based on the sheet as it is now.
      keep(
        rest.map((entry) => ({
          ...entry,
          version: String(told.version + (Number(entry.version) - Number(first.version) - 1)),
        })),
      );
      if (!rest.length) settle();
    }
  } catch {
    lost = true;
    setTimeout(send, 5000);
  } finally {
    clearTimeout(late);
    sending = false;
    show();
  }
}

function lose() {
  lost = true;
  show();
}

/** Put a refused entry back into the form; `asks` are its fields with a yes/no question. */
function back(entry, sentence, asks = []) {
  for (const [name, value] of Object.entries(entry)) {
    const field = form.elements[name];
    if (!field || name === "token" || name === "version" || name === "id") continue;
    if (field instanceof RadioNodeList) field.value = value;
    else if (field.type === "checkbox") field.checked = true;
    else field.value = value;
  }
  fresh();
  document.getElementById("said").hidden = true; // that was said about the previous hand
  showQuestions(asks);
  fault.textContent = sentence;
  fault.hidden = asks.length > 0;
  if (asks.length) form.querySelector("fieldset.question:not([hidden]) input").focus();
  else fault.focus();
}

/** Questions appear next to their take, once asked and while answered. */
function showQuestions(asks = []) {
  for (const question of form.querySelectorAll("fieldset.question"))
    question.hidden = !asks.includes(question.id.replace("-", ".")) && !question.querySelector("input:checked");
}

/** A changed take needs a new answer, or none. */
function takeAnswerBack(take) {
  const side = take.id.replace("take-", "");
  for (const question of form.querySelectorAll(`fieldset.question[id$="tricks-${CSS.escape(side)}"]`)) {
    question.hidden = true;
    for (const answer of question.querySelectorAll("input")) answer.checked = false;
  }
}
form?.addEventListener("change", (event) => event.target.id?.startsWith("take-") && takeAnswerBack(event.target));

if (form && !Number(form.dataset.hand)) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // A second tap on the button must not add a second hand.
    if (leaving || (written() === blank && (sending || Date.now() - sentAt < 1500))) return;
    sentAt = Date.now();
    const entries = kept();
    const entry = Object.fromEntries(new FormData(form));
    if (entries[0]?.refused) {
      keep([
        entry,
        ...entries.slice(1).map((one, after) => ({ ...one, version: String(Number(entry.version) + 1 + after) })),
      ]);
    } else {
      if (entries.length) entry.version = String(Number(entries.at(-1).version) + 1);
      keep([...entries, entry]);
    }
    start();
    send();
    setTimeout(show, 1500);
  });
  addEventListener("online", send);
  show();
  if (kept()[0]?.refused) back(kept()[0], kept()[0].refused, kept()[0].asks);
  else if (kept().length) send();
}

// To correct a hand: after pressing its button, go straight to the form.
if (form && Number(form.dataset.hand)) document.getElementById(fault.hidden ? "slip-head" : "slip-fault").focus();

// While nobody is typing, the form is based on the sheet as it is now.
document.body.addEventListener("changed", () => {
  if (form && isEmpty() && !kept().length && !isTyping()) again();
});
