import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Balance, GuessText, Ignored, Nothing, PlayerId, WholeNumber, WireGame, WireMode } from './fields.ts'
import { GamesRecord, GuessableAnimes, GuessableCharacters, Puzzle } from './puzzle.ts'

/** The player's games record, and the other values that the guess changed. */
const Judged = z
  .object({
    ...GamesRecord.shape,
    right: z.boolean(),
    puzzle: Puzzle,
    /** The player's level and experience after the guess. */
    profileLevel: WholeNumber,
    profileExp: WholeNumber,
    profileExpNextLevel: WholeNumber,
  })
  .register(z.globalRegistry, { id: 'Judged' })

const PuzzleId = z.string().check(z.minLength(1), z.maxLength(64))
const GuessRefusals = [
  'NEW_PUZZLE',
  'MODE_LOCKED',
  'GAME_FINISHED',
  'UNKNOWN_GUESS',
  'NAME_INVALID',
  'ALREADY_GUESSED',
  'GUESS_REQUIRED',
  'NO_ROWS_LEFT',
] as const

export const games = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/userGames/findById',
    summary: 'The player’s games of today',
    owner: ['id'],
    input: z.object({ id: PlayerId }),
    reply: GamesRecord,
  }),
  findPuzzle: declareEndpoint({
    method: 'GET',
    path: '/api/userGames/findGameImageById',
    summary: 'The visible part of one of the player’s current puzzles',
    input: z.object({ id: PuzzleId }),
    reply: Puzzle,
    refusals: ['NEW_PUZZLE', 'MODE_LOCKED'],
  }),
  create: declareEndpoint({
    method: 'POST',
    path: '/api/userGames/create',
    summary: 'Returns the player’s games of today (created by the rollover)',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: GamesRecord,
  }),
  guess: declareEndpoint({
    method: 'PUT',
    path: '/api/userGames/update',
    summary: 'Checks a guess',
    owner: ['userid'],
    limit: 'guess',
    input: z.object({
      userid: PlayerId,
      game: WireGame,
      mode: WireMode,
      puzzleId: z.optional(PuzzleId),
      guess: z.optional(GuessText),
      finished: Ignored,
      tries: Ignored,
      resets: Ignored,
      statusReward: Ignored,
    }),
    reply: Judged,
    refusals: GuessRefusals,
  }),
  guessName: declareEndpoint({
    method: 'PUT',
    path: '/api/userGames/updateGameName',
    summary: 'Checks and colors a row of the name game; for the current puzzle if there is no puzzle id',
    owner: ['userid'],
    limit: 'guess',
    input: z.object({
      userid: PlayerId,
      word: GuessText,
      colors: Ignored,
      puzzleId: z.optional(PuzzleId),
    }),
    reply: Judged,
    refusals: GuessRefusals,
  }),
  updateSelected: declareEndpoint({
    method: 'PUT',
    path: '/api/userGames/updateSelected',
    summary: 'Returns the player’s games; kept for compatibility',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, game: WireGame, mode: WireMode }),
    reply: GamesRecord,
  }),
  claim: declareEndpoint({
    method: 'PUT',
    path: '/api/userGames/updateReward',
    summary: 'Pays the reward of a finished game, once',
    owner: ['userid'],
    idempotent: true,
    input: z.object({ userid: PlayerId, game: WireGame, mode: WireMode, gachas: Ignored, status: Ignored }),
    reply: z.tuple([GamesRecord, Balance]),
    refusals: ['NOT_CLAIMABLE', 'MODE_LOCKED'],
  }),
  reset: declareEndpoint({
    method: 'PUT',
    path: '/api/userGames/resetGame',
    summary: 'Replaces an unfinished puzzle with a personal one; with a puzzle id, only once',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, game: WireGame, mode: WireMode, puzzleId: z.optional(PuzzleId) }),
    reply: GamesRecord,
    refusals: ['NEW_PUZZLE', 'NO_RESETS', 'GAME_FINISHED', 'MODE_LOCKED'],
  }),
  removeAll: declareEndpoint({
    method: 'DELETE',
    path: '/api/userGames/deleteAll',
    summary: 'Runs the daily rollover if it is due; returns today’s games',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, type: Ignored }),
    reply: GamesRecord,
  }),
  characters: declareEndpoint({
    method: 'GET',
    path: '/api/userGames/findCharacters',
    summary: 'All characters that can be guessed, in alphabetical order',
    input: Nothing,
    reply: GuessableCharacters,
  }),
  animes: declareEndpoint({
    method: 'GET',
    path: '/api/userGames/findAnimes',
    summary: 'All anime titles that can be guessed, in alphabetical order',
    input: Nothing,
    reply: GuessableAnimes,
  }),
}
