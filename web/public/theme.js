// Before anything is painted: the theme that was chosen, or that of the system. What the page does later is in
// src/lib/settings.svelte.ts.
(function () {
  var theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("dominium") || "{}").theme || "auto";
  } catch (error) {
    // Private windows may refuse.
  }
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "candlelight" : "daylight";
  document.documentElement.dataset.theme = theme;
  var frame = document.querySelector('meta[name="theme-color"]');
  if (frame) frame.setAttribute("content", theme === "daylight" ? "#f1e7d0" : "#1b1410");
})();
