// Runs before the first paint, outside the bundle, so that the page never flashes in the other theme.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {}
  if (theme === 'night' || theme === 'day') document.documentElement.dataset.theme = theme
})()
