import { mapWireGames, GAMES, hasModes } from '@otogi/rules/games/games'
import * as z from 'zod/mini'
import { Text, WholeNumber, WireGame, WireMode } from './fields.ts'
import { NOTHING_SHOWN, type PuzzleField } from './puzzle-fields.ts'
import { findRecordField, type Played, type RecordFields } from './record-fields.ts'
import type { Plain } from './wire-names.ts'

/** A game with modes has a list with a value for each mode, in the others the value stands alone. */
function playedShape(kind: keyof Played, schema: z.ZodMiniType) {
  const inOrder = GAMES.toSorted((a, b) => Number(hasModes(a)) - Number(hasModes(b)))
  return inOrder.map((game) => [findRecordField(kind, game), hasModes(game) ? z.array(schema) : schema] as const)
}

const recordShape = Object.fromEntries([
  ...playedShape('finished', z.boolean()),
  ...playedShape('tries', WholeNumber),
  ...playedShape('rewardStatus', WholeNumber),
  ...playedShape('selected', WholeNumber),
  ...playedShape('puzzleId', z.string()),
]) as { readonly [F in keyof RecordFields]: z.ZodMiniType<RecordFields[F]> }

const Shown = z.array(z.string())
const puzzleShape = Object.fromEntries(Object.keys(NOTHING_SHOWN).map((field) => [field, Shown])) as Record<
  PuzzleField,
  typeof Shown
>

/** The player's games of today. Where the name game has one value, the others have one per mode. */
export const GamesRecord = z
  .object({
    userid: z.string(),
    ...recordShape,
    resets: WholeNumber,
    resetsByGame: z.object(mapWireGames(() => WholeNumber)),
    trieswords: z.array(z.string()),
    triescolors: z.array(z.array(z.string())),
  })
  .register(z.globalRegistry, { id: 'GamesRecord' })
export type GamesRecord = Plain<z.infer<typeof GamesRecord>>

/** The notes of a piece as they are heard in its recording, to be drawn in time with it. */
const SongScore = z.object({
  /** The length of the recording. */
  seconds: z.number(),
  parts: z.array(
    z.object({
      part: z.enum(['melody', 'bass', 'chords', 'percussion']),
      /** A MIDI number; then when the note begins and how long it is held, in seconds. */
      notes: z.array(z.tuple([z.number(), z.number(), z.number()])),
    }),
  ),
})
export type SongScore = Plain<z.infer<typeof SongScore>>

const Solution = z.object({
  /** What the player had to find: an anime title or a character name. */
  answer: z.string(),
  answers: Text,
  anime: z.string(),
  picture: z.string(),
  song: z.nullable(
    z.object({
      name: Text,
      composer: Text,
      year: z.string(),
      /** What the piece has to do with the anime. */
      relation: Text,
      /** A YouTube video id. */
      video: z.nullable(z.string()),
      /** What is drawn where there is no video; null for a recorded piece. */
      score: z.nullable(SongScore),
      /** The address of the whole piece. */
      audio: z.string(),
    }),
  ),
})

/** A puzzle as its player may see it now. Arrays hold only what is shown, at index 0. */
export const Puzzle = z
  .object({
    _id: z.string(),
    anime_name: z.string(),
    ...puzzleShape,
    game: WireGame,
    mode: WireMode,
    /** The days since the first puzzle: the number a shared result carries. */
    number: WholeNumber,
    personal: z.boolean(),
    /** Zoom in percent (image), block size (pixel); 0 elsewhere. */
    stage: WholeNumber,
    tries: WholeNumber,
    /** In the order they were made, as the name game's rows are. */
    wrongGuesses: z.array(z.string()),
    /** A whole sentence in the player's language. */
    clue: z.nullable(z.string()),
    reward: WholeNumber,
    statusReward: WholeNumber,
    finished: z.boolean(),
    solution: z.nullable(Solution),
    /** Letters of the answer (name game). */
    length: z.nullable(WholeNumber),
    firstLetter: z.nullable(z.string()),
    trieswords: z.array(z.string()),
    triescolors: z.array(z.array(z.string())),
    resets: WholeNumber,
    /** The instant of the next puzzle, in epoch milliseconds. */
    endsAt: z.number(),
  })
  .register(z.globalRegistry, { id: 'Puzzle' })
export type Puzzle = Plain<z.infer<typeof Puzzle>>
