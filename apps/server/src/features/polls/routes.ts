import type { ReplyOf } from '@otogi/contract/endpoint'
import { polls } from '@otogi/contract/polls'
import { toWireDate } from '@otogi/rules/calendar/madrid-day'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { languageOf, type Player } from '../players/index.ts'
import { createRotation, type RotationDeps } from './rotation.ts'
import { hasVoted, type Poll } from './store.ts'
import { vote } from './vote.ts'

type Reply = ReplyOf<typeof polls.find>

type PollDeps = RotationDeps & { readonly minAccountDays: number }

export function mountPolls(mount: Mount, { minAccountDays, ...deps }: PollDeps): void {
  const rotation = createRotation(deps)
  mount(polls.find, async (call) => toReply(call.db, call.player, await rotation.findCurrent(call)))
  mount(polls.finish, async (call) => toReply(call.tx, call.player, await rotation.advance(call.tx, call)))
  mount(polls.vote, async (call) => {
    const poll = await vote(call, { option: call.input.option, minAccountDays })
    return toWire(poll, call.player, true)
  })
}

async function toReply(db: Reader, player: Player, poll: Poll | undefined): Promise<Reply> {
  if (!poll) return null
  return toWire(poll, player, await hasVoted(db, poll.id, player.id))
}

/** A poll as the wire shows it: in the player's language, and of the voters it names the player alone. */
function toWire(poll: Poll, player: Player, voted: boolean): NonNullable<Reply> {
  const language = languageOf(player)
  return {
    id: String(poll.id),
    name: poll.options.map((option) => option[language]),
    names: [...poll.options],
    votes: [poll.first_votes, poll.second_votes],
    voterIds: voted ? [player.id] : [],
    finished: poll.finished_on !== null,
    startedAt: poll.started_at.getTime(),
    expiresOn: toWireDate(poll.expires_on),
  }
}
