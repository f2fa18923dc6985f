import { challenges, type Challenge as ChallengeReply } from '@otogi/contract/challenges'
import { parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { DESCRIPTORS, hasModes, isMode, type Game, type Mode } from '@otogi/rules/games/games'
import { DEFAULT_LANGUAGE } from '@otogi/rules/languages/languages'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/db/db.ts'
import { readLanguage } from '../../../platform/http/accept-language.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Media, MediaFiles } from '../../../platform/media/media.ts'
import type { Clock } from '../../../platform/process/clock.ts'
import type { TokenKeys } from '../../../platform/process/secrets.ts'
import { findBlock } from '../../blocks/index.ts'
import { findUsernames, getLanguage, getPlayer } from '../../players/index.ts'
import type { Answers } from '../answers.ts'
import { createPuzzleView } from '../document.ts'
import { applyGuess } from '../guess.ts'
import type { GuestCookie } from '../guest/cookie.ts'
import { toPuzzleNumber } from '../puzzle-number.ts'
import { isRoundOver, type PuzzleRound, type Puzzles } from '../puzzles.ts'
import { toRows } from '../record.ts'
import { listRoundMedia } from '../shown-media.ts'
import type { Round } from '../store.ts'
import { lockChallengeProgress, saveChallengeProgress } from './store.ts'
import { createChallengeToken, readChallengeToken } from './token.ts'
import {
  addProgress,
  createChallengeRound,
  findVisitorRound,
  type Challenge,
  type Visitor,
  type VisitorRound,
} from './visitor-round.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly answers: Answers
  readonly puzzles: Puzzles
  readonly media: Media
  readonly files: Pick<MediaFiles, 'find'>
  readonly cookie: GuestCookie
  readonly keys: TokenKeys
  /** Returns the id of the signed-in player; undefined for a guest. */
  readonly findPlayerId: (request: FastifyRequest) => Promise<string | undefined>
}

/** Describes a challenge without its answer, for link previews. */
export type ChallengeSummary = {
  readonly username: string
  readonly game: Game
  readonly mode: Mode
  readonly number: number
}

export type Challenges = {
  mount(mount: Mount): void
  /** Returns undefined if the token is invalid or the sharer no longer has the round. */
  find(token: string): Promise<ChallengeSummary | undefined>
}

export function createChallenges(deps: Deps): Challenges {
  const findChallenge = createChallengeFinder(deps)
  return {
    mount(mount) {
      mountLinkRoute(mount, deps)
      mountVisitorRoutes(mount, { ...deps, findChallenge })
    },
    async find(token) {
      const challenge = await findChallenge(token)
      if (!challenge) return undefined
      const { username, game, mode, day } = challenge
      return { username, game, mode, number: toPuzzleNumber(day) }
    },
  }
}

function mountLinkRoute(mount: Mount, deps: Deps): void {
  const { puzzles, keys } = deps
  const drawChallengeMedia = createMediaDrawer(deps)
  mount(challenges.link, async ({ db, player, today, input }) => {
    const { game } = input
    const day = input.day === undefined ? today : parseDay(input.day)
    const mode = hasModes(game) ? (input.mode ?? 0) : 0
    if (!isMode(mode)) throw new Refusal('INVALID', [{ path: 'mode', message: 'must be 0, 1 or 2' }])
    const round = (await puzzles.readDay(db, player.id, day)).round(game, mode)
    if (!isRoundOver(round)) throw new Refusal('GUESS_REQUIRED')
    await drawChallengeMedia(player.id, round)
    const token = createChallengeToken(keys, { sharerId: player.id, day, game, mode, resetNo: round.resetNo })
    return { path: `/challenges/${token}` }
  })
}

/**
 * Draws in advance everything that a challenge's visitors can see, because requests without a session never make the
 * server draw. The sharer waits only for the first file. If drawing a file fails, the next sharer or signed-in visitor
 * triggers another attempt.
 */
function createMediaDrawer({ puzzles, media, files }: Deps) {
  return async (sharerId: string, sharerRound: PuzzleRound): Promise<void> => {
    const { round } = createChallengeRound(puzzles, { sharerId, sharerRound })
    const puzzle = { id: round.puzzleId, day: round.day }
    const drawn = listRoundMedia(round).map(async (request) => files.find(media.toVariant(request, puzzle)))
    void Promise.allSettled(drawn)
    await drawn[0]?.catch(() => {})
  }
}

type FindChallenge = (token: string) => Promise<Challenge | undefined>

function mountVisitorRoutes(mount: Mount, deps: Deps & { readonly findChallenge: FindChallenge }): void {
  const { db, clock, answers, cookie, findChallenge } = deps
  const readVisitor = createVisitorReader(deps)
  const toReply = createChallengeView(deps)

  async function findVisitorAndRound(token: string, request: FastifyRequest, today: MadridDay) {
    const challenge = await findChallenge(token)
    if (!challenge) throw new Refusal('NOT_FOUND')
    const visitor = await readVisitor(request, challenge)
    return { challenge, visitor, visitorRound: await findVisitorRound(deps, challenge, visitor, today) }
  }

  mount(challenges.find, async ({ input, request, reply }) => {
    void reply.header('cache-control', 'private, no-store')
    const { challenge, visitor, visitorRound } = await findVisitorAndRound(input.token, request, clock.today())
    return toReply(challenge, visitorRound, { visitor, request })
  })
  mount(challenges.guess, async ({ input, request, reply }) => {
    void reply.header('cache-control', 'private, no-store')
    const today = clock.today()
    const { challenge, visitor, visitorRound } = await findVisitorAndRound(input.token, request, today)
    // The page is outdated: a new day has begun, or the visitor has signed in.
    if (visitorRound.kind !== 'challenge') throw new Refusal('NEW_PUZZLE')
    const { guestHash, keep } = cookie.readOrCreate(request)
    const { puzzleId } = visitorRound.round
    const key = { puzzleId, visitor: visitor.player ? { playerId: visitor.player.id } : { guestHash } }
    const { right, next } = await db.transaction(async (tx) => {
      const round = addProgress(visitorRound.round, await lockChallengeProgress(tx, key, today))
      const result = applyGuess(answers, round, { puzzleId: input.puzzleId, text: input.guess })
      await saveChallengeProgress(tx, key, { ...result.next, today })
      return { right: result.right, next: { ...visitorRound, round: addProgress(round, result.next) } }
    })
    if (!visitor.player) keep(reply)
    return { right, challenge: toReply(challenge, next, { visitor, request }) }
  })
}

function createChallengeFinder({ db, answers, puzzles, keys }: Deps): FindChallenge {
  return async (token) => {
    const name = readChallengeToken(keys, token)
    if (!name) return undefined
    const { sharerId, day, game, mode, resetNo } = name
    const [usernames, sharerDay] = await Promise.all([
      findUsernames(db.reader, [sharerId]),
      puzzles.readDay(db.reader, sharerId, day),
    ])
    const username = usernames.get(sharerId)
    const sharerRound = sharerDay.round(game, mode)
    if (username === undefined || sharerRound.resetNo !== resetNo || !isRoundOver(sharerRound)) return undefined
    // A newer version of the pack may no longer contain the answer.
    return answers.pool(game, mode).includes(sharerRound.answer) ? { ...name, username, sharerRound } : undefined
  }
}

/** Creates a function that refuses the request if the visitor or the sharer has blocked the other. */
function createVisitorReader({ db, cookie, findPlayerId }: Deps) {
  return async (request: FastifyRequest, { sharerId }: Challenge): Promise<Visitor> => {
    const playerId = await findPlayerId(request)
    if (playerId === undefined) return { player: undefined, guestHash: cookie.read(request) }
    const block = await findBlock(db.reader, playerId, sharerId)
    if (block.byFirst || block.bySecond) throw new Refusal('NOT_FOUND')
    return { player: await getPlayer(db.reader, playerId), guestHash: undefined }
  }
}

type Request = { readonly visitor: Visitor; readonly request: FastifyRequest }

function createChallengeView(deps: Deps) {
  const toPuzzle = createPuzzleView(deps)
  return (
    { sharerId, username, sharerRound, day }: Challenge,
    { kind, day: visitorDay, round }: VisitorRound,
    { visitor: { player }, request }: Request,
  ): ChallengeReply => {
    const accepted = readLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE
    const puzzle = toPuzzle(visitorDay, round, player ? getLanguage(player) : accepted)
    return {
      puzzle: kind === 'challenge' ? { ...puzzle, reward: 0 } : puzzle,
      round: kind,
      isMine: player?.id === sharerId,
      day,
      sharer: {
        username,
        finished: sharerRound.finished,
        tries: sharerRound.wrong.length,
        rowColors: isRoundOver(round) ? listRowColors(deps.answers, sharerRound) : [],
      },
    }
  }
}

function listRowColors(answers: Answers, round: Round): string[][] {
  return DESCRIPTORS[round.game].asks === 'word' ? toRows(round, answers.word(round.answer)).rowColors : []
}
