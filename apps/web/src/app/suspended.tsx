import { SuspendedPage } from '../features/suspension/suspended-page.tsx'
import { logOut } from './log-out.ts'

/** The page of a suspended player. */
export function Suspended() {
  return <SuspendedPage onSignOut={() => void logOut()} />
}
