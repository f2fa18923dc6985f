import { DESCRIPTORS, type Game, type Mode } from '@otogi/rules/games/games'
import { NAME_ROWS } from '@otogi/rules/games/reveal'
import { isFullRow } from '@otogi/rules/name-game/color'
import { RewardStatus, WIN_EXPERIENCE } from '@otogi/rules/rewards/rewards'
import { writeTogether } from '../../platform/db/together.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addExperience, buildLevelWrite, type Player } from '../players/index.ts'
import { buildGameWonWrite } from '../quests/index.ts'
import type { Answers } from './answers.ts'
import { requireUnlockedMode } from './open-mode.ts'
import type { PlayerDay, PuzzleRound, Puzzles } from './puzzles.ts'
import { isGuestGame } from './guest/guest-game.ts'
import { buildNetworkRecord, buildRoundWrite, type Round } from './store.ts'

export type Guess = {
  readonly game: Game
  readonly mode: Mode
  /** Id of the guessed puzzle; undefined for the current one. */
  readonly puzzleId: string | undefined
  readonly text: string | undefined
  /** Hash of the player's network. It is stored only for the game that guests play. */
  readonly network: Buffer
}

/** The player's row and games after the guess. */
type GuessResult = { readonly right: boolean; readonly player: Player; readonly day: PlayerDay }

type Deps = { readonly answers: Answers; readonly puzzles: Puzzles }

/** Checks a player's guess and stores the result. */
export function createGuessAction({
  answers,
  puzzles,
}: Deps): (call: WriteContext, guess: Guess) => Promise<GuessResult> {
  return async ({ tx, player, at, today }, guess) => {
    requireUnlockedMode(player, guess.mode)
    const day = await puzzles.readDay(tx, player.id, today)
    const { right, next } = applyGuess(answers, day.round(guess.game, guess.mode), guess)
    const winner = right ? addExperience(player, WIN_EXPERIENCE) : player
    await writeTogether(tx, [
      buildRoundWrite(next, at),
      ...(right ? [buildLevelWrite(winner), buildGameWonWrite(winner, guess.game)] : []),
      // Must come last, because PostgreSQL runs the last write first. It therefore locks the network's row before the
      // puzzle's counts, as sign-ups do.
      ...(isGuestGame(next) ? [buildNetworkRecord(next, guess.network)] : []),
    ])
    return { right, player: winner, day: day.with(next) }
  }
}

/** Checks a guess. Returns the round including the guess. */
export function applyGuess(
  answers: Answers,
  round: PuzzleRound,
  guess: Pick<Guess, 'puzzleId' | 'text'>,
): { right: boolean; next: Round } {
  requireCurrentPuzzle(round, guess.puzzleId)
  const { text, right } = checkGuess(answers, round, guess.text)
  if (round.wrong.includes(text)) throw new Refusal('ALREADY_GUESSED')
  const next: Round = right
    ? { ...round, finished: true, status: RewardStatus.claimable }
    : { ...round, wrong: [...round.wrong, text] }
  return { right, next }
}

/** Refuses a guess for a finished or replaced round before counting it. */
function requireCurrentPuzzle(round: PuzzleRound, puzzleId: string | undefined): void {
  if (puzzleId !== undefined && puzzleId !== round.puzzleId) throw new Refusal('NEW_PUZZLE')
  if (round.finished) throw new Refusal('GAME_FINISHED')
}

/** Returns the guess as it is stored, and whether it is correct. */
function checkGuess(answers: Answers, round: Round, text: string | undefined): { text: string; right: boolean } {
  if (text === undefined) throw new Refusal('GUESS_REQUIRED')
  if (DESCRIPTORS[round.game].asks === 'word')
    return checkNameGuess(answers.word(round.answer), round, text.toUpperCase())
  const picked = answers.find(round.game, text)
  if (!picked) throw new Refusal('UNKNOWN_GUESS')
  return { text: picked.text, right: answers.isRight(round.game, picked, round.answer) }
}

function checkNameGuess(word: string, round: Round, row: string): { text: string; right: boolean } {
  if (round.wrong.length >= NAME_ROWS) throw new Refusal('NO_ROWS_LEFT')
  if (!isFullRow(row, word.length)) throw new Refusal('NAME_INVALID')
  return { text: row, right: row === word }
}
