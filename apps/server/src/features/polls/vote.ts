import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Tx } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getPlayer } from '../players/index.ts'
import { countVote, findLast, insertVote, type Poll } from './store.ts'

const DAY_MS = 86_400_000

type Ballot = {
  readonly playerId: string
  readonly option: 1 | 2
  readonly today: MadridDay
  readonly at: Date
  readonly minAccountDays: number
}

/** Counts the vote of a player who has not voted yet. */
export async function vote(tx: Tx, { playerId, option, today, at, minAccountDays }: Ballot): Promise<Poll> {
  const poll = await findLast(tx)
  if (!poll || poll.finished_on || poll.expires_on < today) throw new Refusal('POLL_NONE')
  const { created_at: createdAt } = await getPlayer(tx, playerId)
  if (at.getTime() - createdAt.getTime() < minAccountDays * DAY_MS) throw new Refusal('ACCOUNT_TOO_YOUNG')
  if (!(await insertVote(tx, poll.id, { playerId, option, at }))) throw new Refusal('POLL_VOTED')
  const counted = await countVote(tx, poll.id, option)
  if (!counted) throw new Refusal('POLL_NONE')
  return counted
}
