import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Balance, GuessText, Ignored, Nothing, PlayerId, Text, WholeNumber, WireGame, WireMode } from './fields.ts'
import { GamesRecord, Puzzle } from './puzzle.ts'

/** The games record, and beside its fields what the guess changed. */
const Judged = z
  .object({
    ...GamesRecord.shape,
    right: z.boolean(),
    puzzle: Puzzle,
    /** The player's level after the guess. */
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
  'ALREADY_GUESSED',
  'GUESS_REQUIRED',
  'NO_ROWS_LEFT',
] as const

export const games = {
  find: endpoint({
    method: 'GET',
    path: '/api/userGames/findById',
    summary: 'The player’s games of today',
    owner: ['id'],
    input: z.object({ id: PlayerId }),
    reply: GamesRecord,
  }),
  findPuzzle: endpoint({
    method: 'GET',
    path: '/api/userGames/findGameImageById',
    summary: 'One of the player’s current puzzles, as far as it may be seen',
    input: z.object({ id: PuzzleId }),
    reply: Puzzle,
    refusals: ['NEW_PUZZLE', 'MODE_LOCKED'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/userGames/create',
    summary: 'Makes sure that the player has games today; returns them',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: GamesRecord,
  }),
  guess: endpoint({
    method: 'PUT',
    path: '/api/userGames/update',
    summary: 'Judges a guess',
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
  guessName: endpoint({
    method: 'PUT',
    path: '/api/userGames/updateGameName',
    summary: 'Judges and colors a row of the name game; without a puzzle id, for the current puzzle',
    owner: ['userid'],
    limit: 'guess',
    input: z.object({
      userid: PlayerId,
      word: z.string().check(z.regex(/^[A-Za-z]{1,20}$/)),
      colors: Ignored,
      puzzleId: z.optional(PuzzleId),
    }),
    reply: Judged,
    refusals: GuessRefusals,
  }),
  updateSelected: endpoint({
    method: 'PUT',
    path: '/api/userGames/updateSelected',
    summary: 'The player’s games; a reset has already chosen the new puzzle',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, game: WireGame, mode: WireMode }),
    reply: GamesRecord,
  }),
  claim: endpoint({
    method: 'PUT',
    path: '/api/userGames/updateReward',
    summary: 'Pays the reward of a finished game, once',
    owner: ['userid'],
    idempotent: true,
    input: z.object({ userid: PlayerId, game: WireGame, mode: WireMode, gachas: Ignored, status: Ignored }),
    reply: z.tuple([GamesRecord, Balance]),
    refusals: ['NOT_CLAIMABLE', 'MODE_LOCKED'],
  }),
  reset: endpoint({
    method: 'PUT',
    path: '/api/userGames/resetGame',
    summary: 'Exchanges an unfinished puzzle for a personal one; by its id no more than once',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, game: WireGame, mode: WireMode, puzzleId: z.optional(PuzzleId) }),
    reply: GamesRecord,
    refusals: ['NEW_PUZZLE', 'NO_RESETS', 'GAME_FINISHED', 'MODE_LOCKED'],
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/api/userGames/deleteAll',
    summary: 'Makes sure that yesterday’s games are gone; returns today’s',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, type: Ignored }),
    reply: GamesRecord,
  }),
  characters: endpoint({
    method: 'GET',
    path: '/api/userGames/findCharacters',
    summary: 'Every character that may be guessed, in alphabetical order',
    input: Nothing,
    reply: z.array(z.object({ names_game: z.array(z.string()), anime_name: z.string(), titles: Text })),
  }),
  animes: endpoint({
    method: 'GET',
    path: '/api/userGames/findAnimes',
    summary: 'Every anime title that may be guessed, in alphabetical order',
    input: Nothing,
    reply: z.array(z.object({ anime_name: z.string(), titles: Text })),
  }),
}
