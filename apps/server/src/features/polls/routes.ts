import type { Poll as PackPoll } from '@otogi/content/pack'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { polls } from '@otogi/contract/polls'
import { toWireDate } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from '../../platform/process/clock.ts'
import type { Database, Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getPlayer, languageOf, type Player } from '../players/index.ts'
import { currentPoll, settle } from './current.ts'
import { hasVoted, type Poll } from './store.ts'
import { vote } from './vote.ts'

type Reply = ReplyOf<typeof polls.find>

type Parts = {
  readonly db: Database
  readonly clock: Clock
  /** The polls that the pack offers, in the order in which they run. */
  readonly list: readonly PackPoll[]
  readonly minAccountDays: number
}

export function pollRoutes(mount: Mount, { db, clock, list, minAccountDays }: Parts): void {
  mount.read(polls.find, async ({ playerId }) => {
    return shownTo(db.reader, playerId, await currentPoll(db, list, clock))
  })
  mount.write(polls.finish, async ({ tx, playerId }) => {
    return shownTo(tx, playerId, await settle(tx, list, clock))
  })
  mount.write(polls.vote, async ({ tx, playerId, input }) => {
    const ballot = { playerId, option: input.voteUser, clock, minAccountDays }
    return toWire(await vote(tx, ballot), await getPlayer(tx, playerId), true)
  })
}

async function shownTo(db: Reader, playerId: string, poll: Poll | undefined): Promise<Reply> {
  if (!poll) return null
  return toWire(poll, await getPlayer(db, playerId), await hasVoted(db, poll.id, playerId))
}

/** A poll as the wire shows it: in the player's language, and of the voters it names the player alone. */
function toWire(poll: Poll, player: Player, voted: boolean): NonNullable<Reply> {
  const isSpanish = languageOf(player) === 'es'
  return {
    _id: String(poll.id),
    name: isSpanish ? [poll.first_es, poll.second_es] : [poll.first_en, poll.second_en],
    names: [
      { en: poll.first_en, es: poll.first_es },
      { en: poll.second_en, es: poll.second_es },
    ],
    votes: [poll.first_votes, poll.second_votes],
    usersId: voted ? [player.id] : [],
    finished: poll.finished_on !== null,
    startedAt: poll.started_at.getTime(),
    expirationdDate: toWireDate(poll.expires_on),
  }
}
