import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { updateLastPoll } from './rotation.ts'
import { insertVote, type Poll } from './store.ts'

const DAY_MS = 86_400_000

type Ballot = { readonly option: 1 | 2; readonly minAccountDays: number }

/** Counts the vote of a player who has not voted yet. */
export async function castVote(context: WriteContext, { option, minAccountDays }: Ballot): Promise<Poll> {
  const { tx, player, at } = context
  const poll = await updateLastPoll(tx, context)
  if (!poll || poll.finished_on) throw new Refusal('POLL_NONE')
  // If the account was created while the clock was ahead, uses the current time as its creation time.
  const age = Math.max(0, at.getTime() - player.created_at.getTime())
  if (age < minAccountDays * DAY_MS) throw new Refusal('ACCOUNT_TOO_YOUNG')
  const { isFirst, poll: counted } = await insertVote(tx, poll.id, { playerId: player.id, option, at })
  if (!isFirst) throw new Refusal('POLL_VOTED')
  if (!counted) throw new Refusal('POLL_NONE')
  return counted
}
