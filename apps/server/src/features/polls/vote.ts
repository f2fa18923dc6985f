import type { Clock } from '../../platform/process/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { getPlayer } from '../players/index.ts'
import { refreshLast } from './current.ts'
import { countVote, insertVote, type Poll } from './store.ts'

const DAY_MS = 86_400_000

type Ballot = {
  readonly playerId: string
  readonly option: 1 | 2
  readonly clock: Clock
  readonly minAccountDays: number
}

/** Counts the vote of a player who has not voted yet. */
export async function vote(tx: Tx, { playerId, option, clock, minAccountDays }: Ballot): Promise<Poll> {
  const poll = await refreshLast(tx, clock)
  if (!poll || poll.finished_on) throw new Refusal('POLL_NONE')
  const { created_at: createdAt } = await getPlayer(tx, playerId)
  // An account made while the clock was ahead is as old as one made now.
  const age = Math.max(0, clock.now() - createdAt.getTime())
  if (age < minAccountDays * DAY_MS) throw new Refusal('ACCOUNT_TOO_YOUNG')
  if (!(await insertVote(tx, poll.id, { playerId, option, at: new Date(clock.now()) }))) throw new Refusal('POLL_VOTED')
  const counted = await countVote(tx, poll.id, option)
  if (!counted) throw new Refusal('POLL_NONE')
  return counted
}
