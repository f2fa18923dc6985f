import type { ReplyOf } from '@otogi/contract/endpoint'
import { polls } from '@otogi/contract/polls'
import { toWireDate } from '@otogi/rules/calendar/madrid-day'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getLanguage, type Player } from '../players/index.ts'
import { mountPollDeskRoutes } from './desk-routes.ts'
import { createRotation, type RotationDeps } from './rotation.ts'
import { hasVoted, type Poll } from './store.ts'
import { castVote } from './vote.ts'

type Reply = ReplyOf<typeof polls.find>

type PollDeps = RotationDeps & { readonly minAccountDays: number }

export function mountPollRoutes(mount: Mount, { minAccountDays, ...deps }: PollDeps): void {
  mountPollDeskRoutes(mount)
  const rotation = createRotation(deps)
  mount(polls.find, async (call) => toReply(call.db, call.player, await rotation.findCurrent(call)))
  mount(polls.finish, async (call) => toReply(call.tx, call.player, await rotation.advance(call.tx, call)))
  mount(polls.vote, async (call) => {
    const poll = await castVote(call, { option: call.input.option, minAccountDays })
    return toPollReply(poll, call.player, true)
  })
}

async function toReply(db: Reader, player: Player, poll: Poll | undefined): Promise<Reply> {
  if (!poll) return null
  return toPollReply(poll, player, await hasVoted(db, poll.id, player.id))
}

/**
 * Converts a poll to the form of the API, in the player's language. The list of voters contains at most that player.
 */
function toPollReply(poll: Poll, player: Player, voted: boolean): NonNullable<Reply> {
  const language = getLanguage(player)
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
