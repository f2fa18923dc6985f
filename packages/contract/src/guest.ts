import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { GuessText, Nothing } from './fields.ts'
import { GuessableAnimes, GuessableCharacters, Puzzle } from './puzzle.ts'

/** Today's image puzzle for guests. Guests are visitors without an account, identified by an HttpOnly cookie. */
export const guest = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/guest/puzzle',
    summary: 'Today’s picture puzzle in its easy mode, as far as this visitor may see it',
    who: 'open',
    input: Nothing,
    reply: Puzzle,
  }),
  guess: declareEndpoint({
    method: 'POST',
    path: '/api/guest/guess',
    summary: 'Judges a visitor’s guess; an account created afterwards gets the result',
    who: 'open',
    limit: 'guest',
    input: z.object({ puzzleId: z.string().check(z.minLength(1), z.maxLength(64)), guess: GuessText }),
    reply: z.object({ right: z.boolean(), puzzle: Puzzle }),
    refusals: ['NEW_PUZZLE', 'GAME_FINISHED', 'UNKNOWN_GUESS', 'ALREADY_GUESSED'],
  }),
  animes: declareEndpoint({
    method: 'GET',
    path: '/api/guest/animes',
    summary: 'The titles that a visitor may guess, in alphabetical order',
    who: 'open',
    input: Nothing,
    reply: GuessableAnimes,
  }),
  characters: declareEndpoint({
    method: 'GET',
    path: '/api/guest/characters',
    summary: 'The characters that a visitor may guess, in alphabetical order',
    who: 'open',
    input: Nothing,
    reply: GuessableCharacters,
  }),
}
