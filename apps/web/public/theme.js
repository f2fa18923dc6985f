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

  // The same attributes as platform/appearance.ts sets from then on.
  function applyAppearance() {
    var theme = read('theme')
    if (theme === 'night' || theme === 'day') root.dataset.theme = theme
    if (read('palette') === 'safe') root.dataset.palette = 'safe'
    var isReduced = read('motion') === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isReduced) root.dataset.motion = 'reduced'
  }

  // The browser's own bars follow the chosen theme, not the system's.
  function applyThemeColor() {
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = skies[root.dataset.theme || (/dark/.test(meta.media) ? 'night' : 'day')]
    })
  }

  // The first page of a visitor is part of the HTML. It is not shown to players, at another address (the service worker
  // sends one page for all), or in another language than the visitor chose.
  function hidePrerenderedPage() {
    var isOther = root.dataset.page !== location.pathname || (read('language') || root.lang) !== root.lang
    if (isOther || read('_id') !== null) root.dataset.prerendered = 'hidden'
  }

  applyAppearance()
  applyThemeColor()
  hidePrerenderedPage()
  new MutationObserver(applyThemeColor).observe(root, { attributeFilter: ['data-theme'] })
})()
