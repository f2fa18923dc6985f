import type { Client, Reply } from './client.ts'
import type { Dice } from './dice.ts'
import type { Judge } from './judge.ts'
import { GAMES, placeKey, type GameName, type Place, type PlayerModel } from './model.ts'

/** What may be guessed, by its text in either language; the answers of letters by their word. */
export type Guessable = { readonly en: string; readonly es: string }

/** The answer of a puzzle, all else that may be guessed, and the answer's letters where it is a word. */
export type Known = { readonly answer: Guessable; readonly others: readonly Guessable[]; readonly word: string }

/** Knows the answers, so that players can be as good as their skill. It judges nothing. */
export type Oracle = (playerId: string, place: Place) => Promise<Known>

export type Habits = {
  /** How likely a day brings a visit, and a visit a second one. */
  readonly diligence: number
  /** How likely a guess is right. */
  readonly skill: number
  /** How many wrong guesses one puzzle is worth, and how likely it is exchanged for another. */
  readonly patience: number
  readonly resets: number
  /** How much of what is open is played. */
  readonly appetite: number
  readonly claims: number
  readonly summons: 'never' | 'single' | 'ten' | 'both'
  /** How likely a visit holds calls that must be refused. */
  readonly mischief: number
  /** The days on which the player is away. */
  readonly away: { readonly from: number; readonly to: number }
}

/** A player of the simulation: what they send, what they should have, and how they are. */
export type Actor = {
  readonly name: string
  readonly client: Client
  readonly model: PlayerModel
  readonly habits: Habits
  readonly dice: Dice
  readonly judge: Judge
  readonly oracle: Oracle
  /** The ids of today's puzzles by place. */
  readonly ids: Map<string, string>
  /** Every puzzle id that any player was ever shown. */
  readonly idsOfAll: Set<string>
  /** What the oracle said of today's puzzles, by their ids. */
  readonly known: Map<string, Known>
}

export type Fields = Record<string, unknown>

/** The reply of a call that must succeed, or the empty record where the judge has noted that it did not. */
export function succeeded(actor: Actor, what: string, { status, body }: Reply): Fields {
  actor.judge.expect(`${actor.name}, ${what}`, 200, status)
  return status === 200 ? (body as Fields) : {}
}

/** Judges a call that must be refused with a code, or succeed where there is none; says whether it did. */
export function judged(actor: Actor, what: string, refusal: string | undefined, { status, body }: Reply): boolean {
  const code = status === 200 ? 'nothing' : (body as { code?: string }).code
  actor.judge.expect(`${actor.name}, ${what}: refusal`, refusal ?? 'nothing', code)
  return status === 200
}

/** Notes the puzzle ids of a games record; one that is new must be new to everybody. */
export function noteIds(actor: Actor, record: Fields): void {
  for (const game of GAMES) {
    for (const [mode, id] of idsIn(record, game).entries()) {
      const key = placeKey({ game, mode })
      if (actor.ids.get(key) === id) continue
      actor.judge.expect(`${actor.name}, id of ${key} seen before`, false, actor.idsOfAll.has(id))
      actor.ids.set(key, id)
      actor.idsOfAll.add(id)
    }
  }
}

function idsIn(record: Fields, game: GameName): string[] {
  const ids = record[`${game}id`]
  return typeof ids === 'string' ? [ids] : Array.isArray(ids) ? (ids as string[]) : []
}

/** Asks the oracle once for each puzzle. */
export async function knownOf(actor: Actor, place: Place): Promise<Known> {
  const id = actor.ids.get(placeKey(place)) ?? ''
  const known = actor.known.get(id) ?? (await actor.oracle(actor.client.id, place))
  actor.known.set(id, known)
  return known
}
