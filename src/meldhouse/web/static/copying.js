// Copy an address. Houses without https get no clipboard API from the browser, so fall back to the old way.

/** Whether the text in `field` was copied; if not, it is selected, to be copied by hand. */
export async function copied(field, text = field.value) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const shown = field.value;
    field.value = text;
    field.focus();
    field.select();
    const done = document.execCommand("copy");
    field.value = shown;
    field.select();
    return done;
  }
}

/** Report the result in the page's own place for it. */
export function offerCopying(address = (field) => field.value) {
  const [field, button, told] = ["share", "copy", "copied"].map((id) => document.getElementById(id));
  if (!field || !button) return;
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    told.textContent = (await copied(field, address(field))) ? told.dataset.done : told.dataset.byHand;
  });
}
