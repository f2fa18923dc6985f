import { mapWireGames, GAMES, hasModes } from '@otogi/rules/games/games'
import * as z from 'zod/mini'
import { CardId, Text, WholeNumber, WireGame, WireMode } from './fields.ts'
import { EMPTY_PUZZLE_FIELDS, type PuzzleField } from './puzzle-fields.ts'
import { findRecordField, type RoundSummary, type RecordFields } from './record-fields.ts'
import type { Plain } from './wire-names.ts'

/** Games with modes have an array with one value per mode; the others have a single value. */
function createRoundFields(kind: keyof RoundSummary, schema: z.ZodMiniType) {
  const inOrder = GAMES.toSorted((a, b) => Number(hasModes(a)) - Number(hasModes(b)))
  return inOrder.map((game) => [findRecordField(kind, game), hasModes(game) ? z.array(schema) : schema] as const)
}

const recordShape = Object.fromEntries([
  ...createRoundFields('finished', z.boolean()),
  ...createRoundFields('tries', WholeNumber),
  ...createRoundFields('rewardStatus', WholeNumber),
  ...createRoundFields('selected', WholeNumber),
  ...createRoundFields('puzzleId', z.string()),
]) as { readonly [F in keyof RecordFields]: z.ZodMiniType<RecordFields[F]> }

const Shown = z.array(z.string())
const puzzleShape = Object.fromEntries(Object.keys(EMPTY_PUZZLE_FIELDS).map((field) => [field, Shown])) as Record<
  PuzzleField,
  typeof Shown
>

/** The player's rounds of today. Games with modes have arrays with one value per mode. */
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

/** The notes of a piece, with the times at which they sound in the recording, so that the web can animate them. */
const SongScore = z.object({
  /** Length of the recording. */
  seconds: z.number(),
  parts: z.array(
    z.object({
      part: z.enum(['melody', 'bass', 'chords', 'percussion']),
      /** MIDI note number, start and duration in seconds. */
      notes: z.array(z.tuple([z.number(), z.number(), z.number()])),
    }),
  ),
})
export type SongScore = Plain<z.infer<typeof SongScore>>

const Solution = z.object({
  /** An anime title or a character name. */
  answer: z.string(),
  answers: Text,
  anime: z.string(),
  picture: z.string(),
  /** The first card of the character or the series. */
  card: CardId,
  song: z.nullable(
    z.object({
      name: Text,
      composer: Text,
      year: z.string(),
      /** How the piece is related to the anime. */
      relation: Text,
      /** A YouTube video id. */
      video: z.nullable(z.string()),
      /** Shown if there is no video; null if the piece is a recording. */
      score: z.nullable(SongScore),
      /** URL of the whole piece. */
      audio: z.string(),
    }),
  ),
})

/** The part of a puzzle that the player may see now. Arrays have the visible value at index 0. */
export const Puzzle = z
  .object({
    _id: z.string(),
    anime_name: z.string(),
    ...puzzleShape,
    game: WireGame,
    mode: WireMode,
    /** Days since the first puzzle; shared results show this number. */
    number: WholeNumber,
    personal: z.boolean(),
    /** Zoom in percent (image game), block size in pixels (pixel game), otherwise 0. */
    stage: WholeNumber,
    tries: WholeNumber,
    /** Oldest first, like the rows of the name game. */
    wrongGuesses: z.array(z.string()),
    /** A sentence in the player's language. */
    clue: z.nullable(z.string()),
    reward: WholeNumber,
    statusReward: WholeNumber,
    finished: z.boolean(),
    solution: z.nullable(Solution),
    /** Number of letters of the answer (name game). */
    length: z.nullable(WholeNumber),
    firstLetter: z.nullable(z.string()),
    trieswords: z.array(z.string()),
    triescolors: z.array(z.array(z.string())),
    resets: WholeNumber,
    /** When the next puzzle starts, in epoch milliseconds. */
    endsAt: z.number(),
  })
  .register(z.globalRegistry, { id: 'Puzzle' })
export type Puzzle = Plain<z.infer<typeof Puzzle>>
