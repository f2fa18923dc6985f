import { useLayoutEffect, type ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { storeReturnUrl } from '../game/return-url.ts'
import { readStoredPlayerId } from '../game/session.ts'

/** Redirects visitors who are not signed in. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  return readStoredPlayerId() ? children : <SignInRedirect />
}

/** Redirects to the entry page. Signing in returns to this address. */
function SignInRedirect() {
  useLayoutEffect(() => {
    storeReturnUrl()
    navigate('/', { replace: true })
  }, [])
  return null
}
