/** Called when a newer build of the web app is ready. `takeOver` activates the new build. */
export type OnUpdate = (takeOver: () => void) => void

/**
 * The delay before the service worker is registered. The worker downloads every file of the web app, so the first page
 * must load before it.
 */
const REGISTRATION_DELAY_MS = 4000

/** Makes the web app work offline, in browsers that support service workers. */
export async function registerServiceWorker(onUpdate: OnUpdate): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, REGISTRATION_DELAY_MS))
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const reportUpdate = () => {
    const { waiting } = registration
    // Without a controller, this is the first service worker, so there is no older build to replace.
    if (waiting && serviceWorker.controller) onUpdate(() => activateUpdate(waiting))
  }
  reportUpdate()
  // Checks for a newer build whenever the page becomes visible, because a page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {})
  })
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', reportUpdate),
  )
}

function activateUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('take over')
}
