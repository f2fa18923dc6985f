import { isDeepStrictEqual } from 'node:util'
import type { MediaRequest } from '@otogi/content/media/request'
import { guest } from '@otogi/contract/guest'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { DEFAULT_LANGUAGE } from '@otogi/rules/languages/languages'
import { RewardStatus, WIN_EXPERIENCE } from '@otogi/rules/rewards/rewards'
import type { FastifyRequest } from 'fastify'
import type { Database, Tx } from '../../../platform/db/db.ts'
import { writeTogether } from '../../../platform/db/together.ts'
import { readLanguage } from '../../../platform/http/accept-language.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Media } from '../../../platform/media/media.ts'
import { readMoment, type Clock, type Moment } from '../../../platform/process/clock.ts'
import { addExperience, buildLevelWrite, type Player } from '../../players/index.ts'
import { buildGameWonWrite } from '../../quests/index.ts'
import type { Answers } from '../answers.ts'
import { createPuzzleView } from '../document.ts'
import { applyGuess } from '../guess.ts'
import type { PlayerDay, Puzzles } from '../puzzles.ts'
import { findShownMedia } from '../shown-media.ts'
import { buildRoundWrite, type Round } from '../store.ts'
import type { GuestCookie } from './cookie.ts'
import { ALL_GUESTS, GUEST_GAME } from './guest-game.ts'
import type { HashNetwork } from './network-hash.ts'
import {
  findFirstWinner,
  findGuestRound,
  recordGuessNetwork,
  lockGuestRound,
  saveGuestRound,
  markGuestRoundTakenOver,
  type GuestRound,
} from './store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly answers: Answers
  readonly puzzles: Puzzles
  readonly media: Media
  readonly cookie: GuestCookie
  readonly hashNetwork: HashNetwork
}

export type GuestPicture = { readonly address: string; readonly request: MediaRequest }

export type Guests = {
  mount(mount: Mount): void
  /** Returns the guest's hash for `takeOver`. */
  readGuest(request: FastifyRequest): Buffer | undefined
  /** Whether the picture is one that guests see at some step of today's puzzle. */
  isShownToday(request: MediaRequest): boolean
  /** Finds the first picture that guests see on a day. */
  findFirstPicture(day: MadridDay): GuestPicture | undefined
  /** Moves the guest's current round to a new player. Returns the player's updated row. */
  takeOver(tx: Tx, player: Player, guestHash: Buffer | undefined, moment: Moment): Promise<Player>
}

export function createGuests(deps: Deps): Guests {
  return {
    mount: (mount) => mountGuestRoutes(mount, deps),
    readGuest: (request) => deps.cookie.read(request),
    isShownToday(request) {
      const first = findFirstPicture(deps, deps.clock.today())?.request
      return first !== undefined && isDeepStrictEqual(removeZoom(first), removeZoom(request))
    },
    findFirstPicture: (day) => findFirstPicture(deps, day),
    takeOver: (tx, player, guestHash, moment) =>
      guestHash ? takeOverRound(deps, tx, player, { guestHash, moment }) : Promise.resolve(player),
  }
}

function mountGuestRoutes(mount: Mount, deps: Deps): void {
  const { db, clock, answers, puzzles, cookie, hashNetwork } = deps
  const toPuzzle = createPuzzleView(deps)
  const toReply = (day: PlayerDay, request: FastifyRequest) =>
    toPuzzle(day, day.round(...GUEST_GAME), readLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE)

  mount(guest.find, async ({ request, reply }) => {
    void reply.header('cache-control', 'private, no-store')
    const today = clock.today()
    return toReply(await readGuestDay({ db, puzzles }, cookie.read(request), today), request)
  })
  mount(guest.guess, async ({ input, request, reply }) => {
    void reply.header('cache-control', 'private, no-store')
    const { at, today } = readMoment(clock)
    const { guestHash, keep } = cookie.readOrCreate(request)
    const key = { guestHash, day: today }
    const network = hashNetwork(request, today)
    const { right, day } = await db.transaction(async (tx) => {
      const before = toGuestDay(puzzles, today, await lockGuestRound(tx, key, network))
      const result = applyGuess(answers, before.round(...GUEST_GAME), { puzzleId: input.puzzleId, text: input.guess })
      await saveGuestRound(tx, key, result.right ? { finishedAt: at } : { wrong: result.next.wrong })
      return { right: result.right, day: before.with(result.next) }
    })
    keep(reply)
    return { right, puzzle: toReply(day, request) }
  })
}

function findFirstPicture({ puzzles, media }: Deps, day: MadridDay): GuestPicture | undefined {
  if (!puzzles.isOpened(day)) return undefined
  const { puzzleId: id, ...round } = puzzles.createDay(ALL_GUESTS, day).round(...GUEST_GAME)
  const shown = findShownMedia(round)
  return shown
    ? { address: media.toPuzzleUrl(shown, { id, day }), request: media.toVariant(shown, { id, day }) }
    : undefined
}

function removeZoom(request: MediaRequest): object {
  return { ...request, zoom: undefined }
}

/** Reads a guest's day. A guest without a cookie has no stored round. */
export async function readGuestDay(
  { db, puzzles }: Pick<Deps, 'db' | 'puzzles'>,
  guestHash: Buffer | undefined,
  day: MadridDay,
): Promise<PlayerDay> {
  return toGuestDay(puzzles, day, guestHash && (await findGuestRound(db.reader, { guestHash, day })))
}

/** Returns a guest's day, including the stored round if there is one. */
function toGuestDay(puzzles: Puzzles, today: MadridDay, stored: GuestRound | undefined): PlayerDay {
  const day = puzzles.createDay(ALL_GUESTS, today)
  return stored ? day.with(toRound(day, stored, stored.finishedAt !== null)) : day
}

function toRound(day: PlayerDay, { wrong }: GuestRound, finished: boolean): Round {
  const status = finished ? RewardStatus.claimable : RewardStatus.locked
  return { ...day.round(...GUEST_GAME), wrong, finished, status }
}

type TakeOver = { readonly guestHash: Buffer; readonly moment: Moment }

/**
 * Copies the guest's round to the new player. Wrong guesses always count: otherwise, someone could learn the answer as
 * a guest and then win as a player on the first try. A win counts only if no other guest on the network won earlier
 * that day and no account has played the puzzle from the network. Otherwise, the player has to guess again.
 */
async function takeOverRound(
  { puzzles }: Deps,
  tx: Tx,
  player: Player,
  { guestHash, moment }: TakeOver,
): Promise<Player> {
  const { at, today } = moment
  const own = await markGuestRoundTakenOver(tx, { guestHash, day: today }, at)
  if (!own) return player
  const isWin = own.finishedAt !== null && (await isFirstWinOnNetwork(tx, { ...own, day: today }))
  const winner = isWin ? addExperience(player, WIN_EXPERIENCE) : player
  await writeTogether(tx, [
    buildRoundWrite(toRound(puzzles.createDay(player.id, today), own, isWin), at),
    ...(isWin ? [buildLevelWrite(winner), buildGameWonWrite(winner, GUEST_GAME[0])] : []),
  ])
  return winner
}

/** Checks that the guest was the network's first winner, and records that the network's win is paid. */
async function isFirstWinOnNetwork(
  tx: Tx,
  { guestHash, network, day }: Pick<GuestRound, 'guestHash' | 'network'> & { readonly day: MadridDay },
): Promise<boolean> {
  const winner = await findFirstWinner(tx, { network, day })
  return winner?.equals(guestHash) === true && recordGuessNetwork(tx, { network, day })
}
