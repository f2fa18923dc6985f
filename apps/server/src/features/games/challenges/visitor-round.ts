import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Database } from '../../../platform/db/db.ts'
import { isModeUnlocked, type Player } from '../../players/index.ts'
import { ALL_GUESTS, GUEST_GAME } from '../guest/guest-game.ts'
import { readGuestDay } from '../guest/guests.ts'
import { isRoundOver, type PlayerDay, type PuzzleRound, type Puzzles } from '../puzzles.ts'
import { findChallengeProgress, type ChallengeKey, type ChallengeProgress } from './store.ts'
import type { ChallengeTokenContent } from './token.ts'

/** A challenge with the sharer's finished round. */
export type Challenge = ChallengeTokenContent & { readonly username: string; readonly sharerRound: PuzzleRound }

/** A visitor who follows a challenge's link. */
export type Visitor = { readonly player: Player | undefined; readonly guestHash: Buffer | undefined }

export type VisitorRound = {
  /** A round of the kind `challenge` pays no reward. */
  readonly kind: 'own' | 'guest' | 'challenge'
  readonly day: PlayerDay
  readonly round: PuzzleRound
}

type Deps = { readonly db: Database; readonly puzzles: Puzzles }

/**
 * Finds the round in which a visitor plays a shared puzzle. For today's shared puzzle, that is the visitor's own round
 * of the day, so that nobody plays the same puzzle twice. Otherwise, it is a separate round that pays no reward.
 */
export async function findVisitorRound(
  deps: Deps,
  challenge: Challenge,
  visitor: Visitor,
  today: MadridDay,
): Promise<VisitorRound> {
  const { player, guestHash } = visitor
  const own = player
    ? await findOwnRound(deps, challenge, player, today)
    : await findGuestVisitorRound(deps, challenge, guestHash, today)
  if (own) return own
  const { day, round } = createChallengeRound(deps.puzzles, challenge)
  const key = toChallengeKey(round.puzzleId, visitor)
  const progress = key && (await findChallengeProgress(deps.db.reader, key))
  return { kind: 'challenge', day, round: progress ? addProgress(round, progress) : round }
}

/** Returns undefined for a guest who has no cookie yet. */
function toChallengeKey(puzzleId: string, { player, guestHash }: Visitor): ChallengeKey | undefined {
  if (player) return { puzzleId, visitor: { playerId: player.id } }
  return guestHash && { puzzleId, visitor: { guestHash } }
}

async function findOwnRound(
  { db, puzzles }: Deps,
  { sharerId, sharerRound, day, game, mode, resetNo }: Challenge,
  player: Player,
  today: MadridDay,
): Promise<VisitorRound | undefined> {
  const own = await puzzles.readDay(db.reader, player.id, day)
  if (player.id === sharerId) return { kind: 'own', day: own, round: sharerRound }
  const round = own.round(game, mode)
  const isSame = resetNo === 0 && round.resetNo === 0
  const canPlay = day === today && isModeUnlocked(player, mode)
  return isSame && (canPlay || isRoundOver(round)) ? { kind: 'own', day: own, round } : undefined
}

async function findGuestVisitorRound(
  deps: Deps,
  { day, game, mode, resetNo }: Challenge,
  guestHash: Buffer | undefined,
  today: MadridDay,
): Promise<VisitorRound | undefined> {
  const [guestGame, guestMode] = GUEST_GAME
  if (day !== today || resetNo > 0 || game !== guestGame || mode !== guestMode) return undefined
  const guestDay = await readGuestDay(deps, guestHash, day)
  return { kind: 'guest', day: guestDay, round: guestDay.round(game, mode) }
}

/**
 * Creates the separate round of a challenge, without any guesses. It pays no reward. The puzzle's id selects the
 * picture variant. All visitors of a shared puzzle see the same variant, so the server draws at most one additional
 * variant.
 */
export function createChallengeRound(
  puzzles: Puzzles,
  { sharerId, sharerRound }: Pick<Challenge, 'sharerId' | 'sharerRound'>,
) {
  const playerId = sharerRound.resetNo === 0 ? ALL_GUESTS : sharerId
  const fresh = { ...sharerRound, playerId, wrong: [], finished: false, status: RewardStatus.locked }
  const day = puzzles.createDay(playerId, sharerRound.day, () => sharerRound.answer).with(fresh)
  return { day, round: day.round(sharerRound.game, sharerRound.mode) }
}

/** Adds the stored guesses to a round. */
export function addProgress(round: PuzzleRound, { wrong, finished }: ChallengeProgress): PuzzleRound {
  return { ...round, wrong, finished }
}
