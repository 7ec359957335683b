// Copying an address, also where a house has no https: there browsers give a page no clipboard, but still the old way.

/** Whether what stands in `field` is on the clipboard; else it is selected, so that it can be copied by hand. */
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

/** What came of it stands in the place for that, in the words of the page. */
export function offerCopying(address = (field) => field.value) {
  const [field, button, told] = ["share", "copy", "copied"].map((id) => document.getElementById(id));
  if (!field || !button) return;
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    told.textContent = (await copied(field, address(field))) ? told.dataset.done : told.dataset.byHand;
  });
}
