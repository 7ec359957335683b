// What was written on a score sheet is kept in the browser until the house has it, whatever becomes of the line.
const form = document.getElementById("slip");
const key = form && `meldhouse.sheet.${form.dataset.table}`;
const fault = document.getElementById("slip-fault");
const note = document.getElementById("waiting");
let sending = false;
let leaving = false;

const kept = () => JSON.parse(localStorage.getItem(key) || "[]");
const keep = (entries) => (entries.length ? localStorage.setItem(key, JSON.stringify(entries)) : localStorage.removeItem(key));

function show() {
  const waiting = kept().length;
  note.hidden = !waiting;
  note.textContent = waiting === 1 ? "One hand waits for the line and is sent when it is back." : `${waiting} hands wait for the line and are sent when it is back.`;
}

const SILENT = ["token", "id", "version", "hand", "how"];
const isEmpty = () => [...new FormData(form)].every(([name, value]) => SILENT.includes(name) || !value);

/** Whether something stands in any other form of this page: a result, a call for the referee. */
const isTyping = () => [...document.querySelectorAll("main input:not([type=hidden], [type=radio], [type=checkbox])")].some((field) => field.value);

/** All is sent: a fresh form, unless somebody is typing the next hand into this one. */
function settle(version) {
  if (isEmpty()) return again();
  form.elements.version.value = version;
}

/** The sheet as it is now. */
function again() {
  if (leaving) return;
  leaving = true;
  location.replace(form.action.replace(/\/write$/, "")); // this page may be the answer to a form, which has no address
}

function fresh() {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  form.elements.id.value = id;
}

/** Send what waits, in order; whatever the house refuses comes back into the form. */
async function send() {
  if (sending) return;
  sending = true;
  try {
    for (let [first] = kept(); first; [first] = kept()) {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(first), headers: { accept: "application/json" } });
      if (answer.status === 429 || answer.status >= 500) throw new Error("later");
      const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : { ok: false, sentence: "This entry was not taken. Load the page again, and write it once more." };
      const rest = kept().filter((entry) => entry.id !== first.id); // others may have been written while this one was on its way
      if (!told.ok) {
        keep(rest);
        back(first, told.sentence);
        return;
      }
      // What was written after it on this phone was written on the sheet as it is now.
      keep(rest.map((entry) => ({ ...entry, version: String(told.version + (Number(entry.version) - Number(first.version) - 1)) })));
      if (!rest.length) settle(told.version);
    }
  } catch {
    setTimeout(send, 5000);
  } finally {
    sending = false;
    show();
  }
}

function back(entry, sentence) {
  for (const [name, value] of Object.entries(entry)) {
    const field = form.elements[name];
    if (!field || name === "token" || name === "version" || name === "id") continue;
    if (field instanceof RadioNodeList) field.value = value;
    else if (field.type === "checkbox") field.checked = true;
    else field.value = value;
  }
  fresh();
  if (sentence.includes("trick")) form.querySelector("details").open = true;
  fault.textContent = sentence;
  fault.hidden = false;
  fault.focus();
}

if (form && !Number(form.dataset.hand)) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    fault.hidden = true;
    const entries = kept();
    const entry = Object.fromEntries(new FormData(form));
    if (entries.length) entry.version = String(Number(entries.at(-1).version) + 1);
    keep([...entries, entry]);
    form.reset();
    fresh();
    send();
    setTimeout(show, 1500);
  });
  addEventListener("online", send);
  show();
  if (kept().length) send();
}

// While nobody is typing, the form writes on the sheet as it is now.
document.body.addEventListener("changed", () => {
  if (form && isEmpty() && !kept().length && !isTyping()) again();
});
