// Rules that were opened from a table lie in a window of their own: back is where the table still is, and not a second one.
document.querySelector("[data-back]").addEventListener("click", (event) => {
  if (!window.opener || window.opener.closed) return; // then the link leads there
  event.preventDefault();
  window.opener.focus();
  window.close();
});
