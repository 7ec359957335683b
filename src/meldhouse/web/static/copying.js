// “Copy link”, where the browser lets a page do it.
export function offerCopying(address = (field) => field.value) {
  const [field, button, told] = ["share", "copy", "copied"].map((id) => document.getElementById(id));
  if (!field || !button) return;
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(address(field));
      told.textContent = "Copied.";
    } catch {
      field.select();
      told.textContent = "Copy the address by hand: it is selected now.";
    }
  });
}
