// Rules opened from a table have their own window: “back” closes it instead of opening the table a second time.
document.querySelector("[data-back]").addEventListener("click", (event) => {
  if (!window.opener || window.opener.closed) return; // then just follow the link
  event.preventDefault();
  window.opener.focus();
  window.close();
});
