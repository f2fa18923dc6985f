import { mapWireGames, GAMES, hasModes } from '@otogi/rules/games/games'
import * as z from 'zod/mini'
import { CardId, Text, WholeNumber, WireGame, WireMode } from './fields.ts'
import { EMPTY_PUZZLE_FIELDS, type PuzzleField } from './puzzle-fields.ts'
import { findRecordField, type RoundSummary, type RecordFields } from './record-fields.ts'
import type { PlainReply } from './wire-names.ts'

/** A field of a game with modes is an array with one value per mode; a field of any other game is a single value. */
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

/** The player's rounds of today. For games with modes, the fields are arrays with one value per mode. */
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
export type GamesRecord = PlainReply<z.infer<typeof GamesRecord>>

/**
 * The notes of a piece of music and the times at which they sound in its audio file, so that the web app can animate
 * them.
 */
const SongScore = z.object({
  /** Length of the audio file in seconds. */
  seconds: z.number(),
  parts: z.array(
    z.object({
      part: z.enum(['melody', 'bass', 'chords', 'percussion']),
      /** MIDI note number, start in seconds, and duration in seconds. */
      notes: z.array(z.tuple([z.number(), z.number(), z.number()])),
    }),
  ),
})
export type SongScore = PlainReply<z.infer<typeof SongScore>>

const Solution = z.object({
  /** An anime title or a character name. */
  answer: z.string(),
  answers: Text,
  anime: z.string(),
  picture: z.string(),
  /** The first card in the pack that shows the character or belongs to the series. */
  card: CardId,
  song: z.nullable(
    z.object({
      name: Text,
      composer: Text,
      year: z.string(),
      /** How the piece relates to the anime. */
      relation: Text,
      /** A YouTube video id. */
      video: z.nullable(z.string()),
      /** The notes, which are animated if there is no video; null if the piece is a recording. */
      score: z.nullable(SongScore),
      /** URL of the whole piece. */
      audio: z.string(),
    }),
  ),
})

/** All anime titles that can be guessed. `names_game` contains the title in each language, followed by its aliases. */
export const GuessableAnimes = z.array(
  z.object({ anime_name: z.string(), titles: Text, names_game: z.array(z.string()) }),
)
/** All characters that can be guessed. `names_game` contains the name in each language, followed by its aliases. */
export const GuessableCharacters = z.array(
  z.object({ names_game: z.array(z.string()), anime_name: z.string(), titles: Text }),
)

/** The parts of a puzzle that the player may currently see. In arrays, the visible value is at index 0. */
export const Puzzle = z
  .object({
    _id: z.string(),
    anime_name: z.string(),
    ...puzzleShape,
    game: WireGame,
    mode: WireMode,
    /** The puzzle's number: the number of days since the first puzzle. It appears in shared results. */
    number: WholeNumber,
    personal: z.boolean(),
    /** The zoom in percent in the image game, the block size in pixels in the pixel game, and 0 in other games. */
    stage: WholeNumber,
    tries: WholeNumber,
    /** Wrong guesses, oldest first. In the name game, each of them is a row. */
    wrongGuesses: z.array(z.string()),
    /** A sentence in the player's language. */
    clue: z.nullable(z.string()),
    reward: WholeNumber,
    statusReward: WholeNumber,
    finished: z.boolean(),
    solution: z.nullable(Solution),
    /** In the name game: the number of letters of the answer. */
    length: z.nullable(WholeNumber),
    firstLetter: z.nullable(z.string()),
    trieswords: z.array(z.string()),
    triescolors: z.array(z.array(z.string())),
    resets: WholeNumber,
    /** Time at which the next puzzle starts, in epoch milliseconds. */
    endsAt: z.number(),
  })
  .register(z.globalRegistry, { id: 'Puzzle' })
export type Puzzle = PlainReply<z.infer<typeof Puzzle>>
