// What stands behind the # of a link never leaves a browser by itself: no server, proxy or log sees it. Here it is put into the form, and
// sent in its body. Written for old phones; where no script runs, the code is typed.
(function () {
  var code = decodeURIComponent(location.hash.slice(1));
  if (!code) return;
  history.replaceState(null, "", location.pathname);
  document.getElementById("code").value = code;
  document.getElementById("use-code").submit();
})();
