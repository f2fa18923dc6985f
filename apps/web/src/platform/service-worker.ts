/** Says once that a newer build of the web waits to take over, with the way to let it. */
export type OnUpdate = (takeOver: () => void) => void

/** Every file of the web is fetched for it: the first page goes before. */
const AFTER_LOAD_MS = 4000

/** Keeps the web for days without a connection. A browser that cannot do so plays all the same. */
export async function keepOffline(onUpdate: OnUpdate): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, AFTER_LOAD_MS))
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const tell = () => {
    const { waiting } = registration
    // Without a worker in charge this one is the first, and nothing older is shown.
    if (waiting && serviceWorker.controller) onUpdate(() => takeOver(waiting))
  }
  tell()
  // A page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {})
  })
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over')
}
