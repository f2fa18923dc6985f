import type { Game, Mode } from '@otogi/rules/games/games'
import { NAME_ROWS } from '@otogi/rules/games/stage'
import { isNameGuess } from '@otogi/rules/name-game/colour'
import { RewardStatus, WIN_EXPERIENCE } from '@otogi/rules/rewards/rewards'
import type { Locked } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addExperience } from '../players/index.ts'
import { recordGameWon } from '../quests/index.ts'
import { requireOpenMode } from './open-mode.ts'
import { saveRound, type Round } from './store.ts'
import { puzzleIdOf, todayOf, type Stage } from './today.ts'

export type Guess = {
  readonly game: Game
  readonly mode: Mode
  /** Without one the guess is for the current puzzle. */
  readonly puzzleId: string | undefined
  readonly text: string | undefined
}

/** Judges a guess of a player whose row is locked; says whether it was right. */
export async function guess(locked: Locked, stage: Stage, made: Guess): Promise<boolean> {
  const { tx, player, at } = locked
  requireOpenMode(player, made.mode)
  const today = await todayOf(tx, stage, player.id, locked.today)
  const round = today.round(made.game, made.mode)
  requireCurrent(stage, round, made.puzzleId)
  const { text, right } = judge(stage, round, made.text)
  if (round.wrong.includes(text)) throw new Refusal('ALREADY_GUESSED')

  if (!right) {
    await saveRound(tx, { ...round, wrong: [...round.wrong, text] }, at)
    return false
  }
  await saveRound(tx, { ...round, finished: true, status: RewardStatus.claimable }, at)
  await recordGameWon(tx, await addExperience(tx, player, WIN_EXPERIENCE), made.game)
  return true
}

/** A round that is over or was exchanged meanwhile is refused before anything is counted. */
function requireCurrent(stage: Stage, round: Round, puzzleId: string | undefined): void {
  if (puzzleId !== undefined && puzzleId !== puzzleIdOf(stage.keys, round)) throw new Refusal('NEW_PUZZLE')
  if (round.finished) throw new Refusal('GAME_FINISHED')
}

/** The guess as it is kept, and whether it is right. */
function judge(stage: Stage, round: Round, text: string | undefined): { text: string; right: boolean } {
  if (text === undefined) throw new Refusal('GUESS_REQUIRED')
  if (round.game === 'name') return judgeName(stage, round, text.toUpperCase())
  const picked = stage.answers.find(round.game, text)
  if (!picked) throw new Refusal('UNKNOWN_GUESS')
  return { text: picked.text, right: stage.answers.isRight(round.game, picked, round.answer) }
}

function judgeName(stage: Stage, round: Round, row: string): { text: string; right: boolean } {
  const word = stage.answers.word(round.answer)
  if (round.wrong.length >= NAME_ROWS) throw new Refusal('NO_ROWS_LEFT')
  if (!isNameGuess(row, word.length)) throw new Refusal('UNKNOWN_GUESS')
  return { text: row, right: row === word }
}
