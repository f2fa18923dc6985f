import type { Client, Reply } from './client.ts'
import type { Dice } from './dice.ts'
import type { Judge } from './judge.ts'
import { GAMES, toPuzzleKey, type GameName, type GameAndMode, type PlayerModel } from './model.ts'

/** A possible guess in both languages. In the name game, `en` and `es` are the word to spell. */
export type GuessText = { readonly en: string; readonly es: string }

/** The answer to a puzzle, the wrong guesses, and the letters of the answer in the name game. */
export type Solution = { readonly answer: GuessText; readonly others: readonly GuessText[]; readonly word: string }

/** Returns the answer to a puzzle. Simulated players need it to guess correctly as often as their skill requires. */
export type AnswerReader = (playerId: string, puzzle: GameAndMode) => Promise<Solution>

export type Habits = {
  /** Probability of a visit on a day, and of a second visit on the same day. */
  readonly diligence: number
  /** Probability of a correct guess. */
  readonly skill: number
  /** Maximum number of wrong guesses per puzzle, and probability of a reset. */
  readonly patience: number
  readonly resets: number
  /** Share of the open puzzles that the player plays. */
  readonly appetite: number
  readonly claims: number
  readonly summons: 'never' | 'single' | 'ten' | 'both'
  /** Probability that a visit contains calls that must be refused. */
  readonly mischief: number
  /** The days on which the player does not visit. */
  readonly away: { readonly from: number; readonly to: number }
}

/** A simulated player: client, expected state and habits. */
export type Actor = {
  readonly name: string
  readonly client: Client
  readonly model: PlayerModel
  readonly habits: Habits
  readonly dice: Dice
  readonly judge: Judge
  readonly readAnswer: AnswerReader
  /** The ids of today's puzzles, by game and mode. */
  readonly ids: Map<string, string>
  /** Every puzzle id shown to any player so far. */
  readonly idsOfAll: Set<string>
  /** The solutions of today's puzzles, by puzzle id. */
  readonly known: Map<string, Solution>
}

export type Fields = Record<string, unknown>

/** Reports a failed call to the judge. Returns the fields of the reply, or an empty object if the call failed. */
export function requireSuccess(actor: Actor, action: string, { status, body }: Reply): Fields {
  actor.judge.expect(`${actor.name}, ${action}`, 200, status)
  return status === 200 ? (body as Fields) : {}
}

/** Requires the expected refusal, or success if none is expected. Returns whether the call succeeded. */
export function checkReply(
  actor: Actor,
  action: string,
  refusal: string | undefined,
  { status, body }: Reply,
): boolean {
  const code = status === 200 ? 'nothing' : (body as { code?: string }).code
  actor.judge.expect(`${actor.name}, ${action}: refusal`, refusal ?? 'nothing', code)
  return status === 200
}

/** Stores the puzzle ids of a games record. An id stored for the first time must be one that no player has seen. */
export function recordPuzzleIds(actor: Actor, record: Fields): void {
  for (const game of GAMES) {
    for (const [mode, id] of readPuzzleIds(record, game).entries()) {
      const key = toPuzzleKey({ game, mode })
      if (actor.ids.get(key) === id) continue
      actor.judge.expect(`${actor.name}, id of ${key} seen before`, false, actor.idsOfAll.has(id))
      actor.ids.set(key, id)
      actor.idsOfAll.add(id)
    }
  }
}

function readPuzzleIds(record: Fields, game: GameName): string[] {
  const ids = record[`${game}id`]
  return typeof ids === 'string' ? [ids] : Array.isArray(ids) ? (ids as string[]) : []
}

/** Returns the solution of a puzzle; reads it from the database only once. */
export async function findSolution(actor: Actor, puzzle: GameAndMode): Promise<Solution> {
  const id = actor.ids.get(toPuzzleKey(puzzle)) ?? ''
  const known = actor.known.get(id) ?? (await actor.readAnswer(actor.client.id, puzzle))
  actor.known.set(id, known)
  return known
}
