// The service worker. The build prepends two lines: `const VERSION` and `const FILES`.
/* global VERSION, FILES */
const CACHE = `otogi ${VERSION}`

self.addEventListener('install', (event) => event.waitUntil(cacheFiles()))
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
self.addEventListener('push', (event) => event.waitUntil(showReminder(event.data?.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Never answers calls and picture requests from the cache, because an old reply would be wrong.
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|media)\//.test(pathname)) return
  event.respondWith(request.mode === 'navigate' ? fetchPageOrCached(request) : fetchFileOrCached(request))
})

async function cacheFiles() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
}

async function deleteOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Fetches the page. Without a connection, returns the cached one, which shows a notice. */
async function fetchPageOrCached(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

async function fetchFileOrCached(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}

/** A message of the same kind replaces the previous one. */
async function showReminder({ kind, title, body, path } = {}) {
  await self.registration.showNotification(title ?? 'Otogi', { body, tag: kind, icon: '/icon-192.png', data: path })
}

/** Opens the page in an open window of the game, otherwise in a new one. */
async function openPage(path = '/') {
  const [opened] = await self.clients.matchAll({ type: 'window' })
  if (!opened) return self.clients.openWindow(path)
  await opened.focus()
  return opened.navigate(path)
}
