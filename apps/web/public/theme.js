// Runs before the first paint, outside the bundle, so that the page never flashes in another look.
;(function () {
  var known = { theme: ['night', 'day'], motion: ['calm'], palette: ['safe'] }
  Object.keys(known).forEach(function (name) {
    var chosen = null
    try {
      chosen = localStorage.getItem(name)
    } catch {}
    if (known[name].indexOf(chosen) >= 0) document.documentElement.dataset[name] = chosen
  })
})()
