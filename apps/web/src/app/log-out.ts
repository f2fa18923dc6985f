import { accounts } from '@otogi/contract/routes'
import { navigate } from 'wouter/use-browser-location'
import { clearPlayer } from '../game/player-storage.ts'
import { clearReturnUrl } from '../game/return-url.ts'
import { clearSession } from '../game/session.ts'
import { call } from '../platform/call.ts'

/** Signs the player out and opens the entry page. */
export async function logOut(): Promise<void> {
  // Clears the stored data first, because the server may take a long time to reply.
  clearPlayer()
  try {
    await call(accounts.logOut, {})
  } finally {
    // Clears the session even if the server cannot be reached.
    window.google?.accounts.id.disableAutoSelect()
    clearSession()
    clearReturnUrl()
    navigate('/', { replace: true })
  }
}
