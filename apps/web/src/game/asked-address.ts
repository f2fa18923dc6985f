import { attempt } from '../platform/storage.ts'

const KEY = 'askedAddress'

/** Pages that need a session. An address on another site matches none of them, so that a sign-in never leaves the game. */
const PRIVATE_PAGE =
  /^\/(?:home\/(?:main|games|summon|collection|quests|market|ranking|settings|players)|summoning)(?:[/?#]|$)/

/** Remembers the current page for after the sign-in, in this tab only. */
export function rememberAskedAddress(): void {
  const address = location.pathname + location.search + location.hash
  if (PRIVATE_PAGE.test(address)) attempt(() => sessionStorage.setItem(KEY, address))
}

export function forgetAskedAddress(): void {
  attempt(() => sessionStorage.removeItem(KEY))
}

/** Where a sign-in leads: to the page that was asked for, else home. Forgets the page. */
export function takeAskedAddress(): string {
  const address = attempt(() => sessionStorage.getItem(KEY))
  forgetAskedAddress()
  return address && PRIVATE_PAGE.test(address) ? address : '/home'
}
