/** Whether this browser can receive push messages. */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

type BrowserSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Asks the player for permission and subscribes this browser with the server's public key. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  // The game registers its service worker some seconds after the first page; registering it twice has no effect.
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription that was made with another key cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
