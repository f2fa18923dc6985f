import { tryStorage } from '../platform/storage.ts'

const KEY = 'returnAddress'

/** Pages that require a session. Addresses on other sites do not match, so a sign-in never leads to another site. */
const PRIVATE_PAGE = /^\/(?:home\/|summoning)/

/** Stores the address of the current page for this tab. The next sign-in returns to it. */
export function storeReturnAddress(): void {
  const address = location.pathname + location.search + location.hash
  if (PRIVATE_PAGE.test(address)) tryStorage(() => sessionStorage.setItem(KEY, address))
}

export function clearReturnAddress(): void {
  tryStorage(() => sessionStorage.removeItem(KEY))
}

/** Returns the address to open after a sign-in and clears it. The default is the home page. */
export function takeReturnAddress(): string {
  const address = tryStorage(() => sessionStorage.getItem(KEY))
  clearReturnAddress()
  return address && PRIVATE_PAGE.test(address) ? address : '/home'
}
