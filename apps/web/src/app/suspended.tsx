import { SuspendedPage } from '../features/suspension/suspended-page.tsx'
import { logOut } from './log-out.ts'
import { OpenPage } from './open-page.tsx'

/** The page of a suspended player. */
export function Suspended() {
  return (
    <OpenPage>
      <SuspendedPage onSignOut={() => void logOut()} />
    </OpenPage>
  )
}
