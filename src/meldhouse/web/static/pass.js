// Browsers never send the part of a link after the #, so no server, proxy or log sees it. This script puts it into the
// form, to be sent in its body. Written for old phones; without scripts, the code is typed.
(function () {
  var code = decodeURIComponent(location.hash.slice(1));
  if (!code) return;
  history.replaceState(null, "", location.pathname);
  document.getElementById("code").value = code;
  document.getElementById("use-code").submit();
})();
