// Runs before the first paint, outside the bundle, so that the page never flashes in another theme.
;(function () {
  var root = document.documentElement
  var skies = { night: '#0a0f2e', day: '#fff8e8' }

  function read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // Sets the attributes that platform/appearance.ts updates later.
  function applyAppearance() {
    var theme = read('theme')
    if (theme === 'night' || theme === 'day') root.dataset.theme = theme
    if (read('palette') === 'safe') root.dataset.palette = 'safe'
    var isReduced = read('motion') === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isReduced) root.dataset.motion = 'reduced'
  }

  // The browser's own bars follow the chosen theme, not the system theme.
  function applyThemeColor() {
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = skies[root.dataset.theme || (/dark/.test(meta.media) ? 'night' : 'day')]
    })
  }

  // A visitor's first page is part of the HTML. It is hidden from players, at other addresses (the service worker sends
  // one page for all), and if the visitor chose another language.
  function hidePrerenderedPage() {
    var isOther = root.dataset.page !== location.pathname || (read('language') || root.lang) !== root.lang
    if (isOther || read('_id') !== null) root.dataset.prerendered = 'hidden'
  }

  applyAppearance()
  applyThemeColor()
  hidePrerenderedPage()
  new MutationObserver(applyThemeColor).observe(root, { attributeFilter: ['data-theme'] })
})()
