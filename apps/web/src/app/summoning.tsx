import { SummoningPage } from '../features/summon/summoning-page.tsx'
import { Failure } from './failure.tsx'
import { SignedIn } from './signed-in.tsx'

/** The summoning show, outside the shell. */
export function Summoning() {
  return (
    <SignedIn>
      <Failure>
        <SummoningPage />
      </Failure>
    </SignedIn>
  )
}
