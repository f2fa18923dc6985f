import * as z from 'zod/mini'
import { Text, WholeNumber, WireGame, WireMode } from './fields.ts'

const Flags = z.array(z.boolean())
const Counts = z.array(WholeNumber)
const Ids = z.array(z.string())

/** The player's games of today. Where the name game has one value, the others have one per mode. */
export const GamesRecord = z
  .object({
    userid: z.string(),
    finishedName: z.boolean(),
    finishedImage: Flags,
    finishedSilueta: Flags,
    finishedOpening: Flags,
    finishedEye: Flags,
    finishedPixel: Flags,
    triesname: WholeNumber,
    triesimage: Counts,
    triessilueta: Counts,
    triesopening: Counts,
    trieseye: Counts,
    triespixel: Counts,
    statusRewardName: WholeNumber,
    statusRewardImage: Counts,
    statusRewardSilueta: Counts,
    statusRewardOpening: Counts,
    statusRewardEye: Counts,
    statusRewardPixel: Counts,
    nameSelected: WholeNumber,
    imageSelected: Counts,
    siluetaSelected: Counts,
    openingSelected: Counts,
    eyeSelected: Counts,
    pixelSelected: Counts,
    nameid: z.string(),
    imageid: Ids,
    siluetaid: Ids,
    openingid: Ids,
    eyeid: Ids,
    pixelid: Ids,
    resets: WholeNumber,
    resetsByGame: z.object({
      image: WholeNumber,
      silueta: WholeNumber,
      name: WholeNumber,
      opening: WholeNumber,
      eye: WholeNumber,
      pixel: WholeNumber,
    }),
    trieswords: z.array(z.string()),
    triescolors: z.array(z.array(z.string())),
  })
  .register(z.globalRegistry, { id: 'GamesRecord' })
export type GamesRecord = z.infer<typeof GamesRecord>

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
export type SongScore = z.infer<typeof SongScore>

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

const Shown = z.array(z.string())

/** A puzzle as its player may see it now. Arrays hold only what is shown, at index 0. */
export const Puzzle = z
  .object({
    _id: z.string(),
    anime_name: z.string(),
    wordle_game: Shown,
    image_game: Shown,
    image_game_medium: Shown,
    image_game_hard: Shown,
    silueta_game: Shown,
    silueta_game_medium: Shown,
    silueta_game_hard: Shown,
    silueta_solution: Shown,
    silueta_solution_medium: Shown,
    silueta_solution_hard: Shown,
    names_game: Shown,
    names_game_medium: Shown,
    names_game_hard: Shown,
    eye_game: Shown,
    eye_game_medium: Shown,
    eye_game_hard: Shown,
    eye_solution: Shown,
    eye_solution_medium: Shown,
    eye_solution_hard: Shown,
    pixel_game: Shown,
    pixel_game_medium: Shown,
    pixel_game_hard: Shown,
    opening: Shown,
    opening_medium: Shown,
    opening_hard: Shown,
    opening_solutions: Shown,
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
export type Puzzle = z.infer<typeof Puzzle>

/** What each puzzle has of the fields that show something; a game fills its own. */
export const NOTHING_SHOWN = {
  wordle_game: [],
  image_game: [],
  image_game_medium: [],
  image_game_hard: [],
  silueta_game: [],
  silueta_game_medium: [],
  silueta_game_hard: [],
  silueta_solution: [],
  silueta_solution_medium: [],
  silueta_solution_hard: [],
  names_game: [],
  names_game_medium: [],
  names_game_hard: [],
  eye_game: [],
  eye_game_medium: [],
  eye_game_hard: [],
  eye_solution: [],
  eye_solution_medium: [],
  eye_solution_hard: [],
  pixel_game: [],
  pixel_game_medium: [],
  pixel_game_hard: [],
  opening: [],
  opening_medium: [],
  opening_hard: [],
  opening_solutions: [],
} satisfies Partial<Puzzle>
