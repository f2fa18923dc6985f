import { tryStorage } from '../platform/storage.ts'

const KEY = 'returnUrl'

/** Pages that require a session. URLs of other sites do not match, so a sign-in never leads to another site. */
const PRIVATE_PAGE = /^\/(?:home\/|summoning)/

/** Stores the URL of the current page for this tab. The next sign-in returns to it. */
export function storeReturnUrl(): void {
  const address = location.pathname + location.search + location.hash
  if (PRIVATE_PAGE.test(address)) tryStorage(() => sessionStorage.setItem(KEY, address))
}

export function clearReturnUrl(): void {
  tryStorage(() => sessionStorage.removeItem(KEY))
}

/** Returns the URL to open after a sign-in and clears it. The default is the home page. */
export function consumeReturnUrl(): string {
  const address = tryStorage(() => sessionStorage.getItem(KEY))
  clearReturnUrl()
  return address && PRIVATE_PAGE.test(address) ? address : '/home'
}
