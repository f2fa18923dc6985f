// Runs before the first paint, outside the bundle, so that the page never flashes in another look.
;(function () {
  var root = document.documentElement
  var known = { theme: ['night', 'day'], motion: ['calm'], palette: ['safe'] }
  var skies = { night: '#0a0f2e', day: '#fff8e8' }

  function dress() {
    Object.keys(known).forEach(function (name) {
      var chosen = null
      try {
        chosen = localStorage.getItem(name)
      } catch {}
      if (known[name].indexOf(chosen) >= 0) root.dataset[name] = chosen
      else delete root.dataset[name]
    })
  }

  // What the browser draws around the page goes with the theme that is chosen, not with the system's.
  function tint() {
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = skies[root.dataset.theme || (/dark/.test(meta.media) ? 'night' : 'day')]
    })
  }

  // On a slow line a visitor sees the outline of the doors before they are there.
  function foretell() {
    var known = null
    try {
      known = localStorage.getItem('_id')
    } catch {}
    if (known === null && /^\/(auth\b|$)/.test(location.pathname)) root.dataset.doors = ''
  }

  dress()
  tint()
  foretell()
  // Another tab may choose, too.
  addEventListener('storage', dress)
  new MutationObserver(tint).observe(root, { attributeFilter: ['data-theme'] })
})()
