import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { storedPlayerId } from '../game/session.ts'

/** Sends a visitor whom this browser does not know back to the entry. */
export function SignedIn({ children }: { children: ReactNode }) {
  return storedPlayerId() ? children : <Redirect to="/" replace />
}
