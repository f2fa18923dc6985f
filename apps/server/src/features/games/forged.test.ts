import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { readAllRows, describeOutcome, createSituation, type Situation } from '../../../test/forgery.ts'

const situation = await createSituation()
afterAll(() => situation[Symbol.asyncDispose]())

/** Each entry adds or replaces fields of a correct guess in the image game's easy mode. */
type Forgery = (about: Situation) => object

const GUESSES: [string, Forgery, string][] = [
  ['a locked mode', ({ ids }) => ({ mode: 1, puzzleId: ids.image[1] }), '403 MODE_LOCKED'],
  ['another locked mode', ({ ids }) => ({ mode: 2, puzzleId: ids.image[2] }), '403 MODE_LOCKED'],
  ['a locked mode with the id of an open one', () => ({ mode: 1 }), '403 MODE_LOCKED'],
  ['an open mode with the id of a locked one', ({ ids }) => ({ puzzleId: ids.image[1] }), '409 NEW_PUZZLE'],
  ['a mode that does not exist', () => ({ mode: 3 }), '400 INVALID'],
  ['another game’s puzzle', ({ ids }) => ({ puzzleId: ids.silhouette }), '409 NEW_PUZZLE'],
  ['another player’s puzzle', ({ ids }) => ({ puzzleId: ids.bobs }), '409 NEW_PUZZLE'],
  ['another player', ({ bob }) => ({ userid: bob.id }), '403 NOT_YOURS'],
  ['another player and their puzzle', ({ bob, ids }) => ({ userid: bob.id, puzzleId: ids.bobs }), '403 NOT_YOURS'],
  ['a player who does not exist', () => ({ userid: 'nobody' }), '403 NOT_YOURS'],
  ['a query operator as the player', () => ({ userid: { $ne: null } }), '400 INVALID'],
  ['yesterday’s puzzle', ({ ids }) => ({ puzzleId: ids.yesterdays }), '409 NEW_PUZZLE'],
  ['the puzzle from before a reset', ({ ids }) => ({ game: 'silueta', puzzleId: ids.beforeReset }), '409 NEW_PUZZLE'],
  ['a made-up puzzle id', () => ({ puzzleId: 'AAAAAAAAAAAAAAAAAAAAAA' }), '409 NEW_PUZZLE'],
  ['the puzzle’s id cut short', ({ ids }) => ({ puzzleId: ids.image[0]?.slice(0, -1) }), '409 NEW_PUZZLE'],
  ['the puzzle’s id and another letter', ({ ids }) => ({ puzzleId: `${ids.image[0]}A` }), '409 NEW_PUZZLE'],
  ['the puzzle’s id in lower case', ({ ids }) => ({ puzzleId: ids.image[0]?.toLowerCase() }), '409 NEW_PUZZLE'],
  ['a query operator as the id', () => ({ puzzleId: { $exists: true } }), '400 INVALID'],
  ['no puzzle', () => ({ puzzleId: undefined }), '400 GUESS_REQUIRED'],
  ['the answer in a list', ({ right }) => ({ guess: [right] }), '400 INVALID'],
  ['an empty text', () => ({ guess: '' }), '400 UNKNOWN_GUESS'],
  ['only spaces', () => ({ guess: ' \t ' }), '400 UNKNOWN_GUESS'],
  [
    'the answer’s id in the pack',
    ({ right }) => ({ guess: right.toLowerCase().replaceAll(' ', '-') }),
    '400 UNKNOWN_GUESS',
  ],
  ['the answer and a NUL byte', ({ right }) => ({ guess: `${right}\0` }), '400 INVALID'],
  ['a wildcard', () => ({ guess: '%' }), '400 UNKNOWN_GUESS'],
  ['a piece of SQL', () => ({ guess: "' or 1=1 --" }), '400 UNKNOWN_GUESS'],
  ['the name of an object property', () => ({ guess: '__proto__' }), '400 UNKNOWN_GUESS'],
  ['a character instead of an anime', () => ({ guess: 'Abelard' }), '400 UNKNOWN_GUESS'],
  ['the end but no guess', () => ({ guess: undefined, finished: true }), '400 GUESS_REQUIRED'],
  [
    'the end, the reward and negative tries, but no guess',
    () => ({ guess: undefined, finished: true, statusReward: 2, tries: -10, resets: 1000 }),
    '400 GUESS_REQUIRED',
  ],
  ['the end and an empty text', () => ({ guess: '', finished: true, statusReward: 1 }), '400 UNKNOWN_GUESS'],
  ['the same wrong title', ({ wrong }) => ({ guess: wrong, tries: -1 }), '409 ALREADY_GUESSED'],
  ['the same wrong title in capitals', ({ wrong }) => ({ guess: wrong.toUpperCase() }), '409 ALREADY_GUESSED'],
  ['the same wrong title in Spanish', ({ wrong }) => ({ guess: `${wrong} es` }), '409 ALREADY_GUESSED'],
  [
    'the answer after the win',
    ({ ids, solved }) => ({ game: 'pixel', puzzleId: ids.pixel, guess: solved }),
    '409 GAME_FINISHED',
  ],
  [
    'a wrong title after the win',
    ({ ids, wrong }) => ({ game: 'pixel', puzzleId: ids.pixel, guess: wrong }),
    '409 GAME_FINISHED',
  ],
  [
    'a row of one letter in the name game',
    ({ ids }) => ({ game: 'name', puzzleId: ids.name, guess: 'A' }),
    '400 NAME_INVALID',
  ],
]

test.each(GUESSES)('a guess with %s wins nothing', async (_, lie, refusal) => {
  const { server, ana, ids, right } = situation
  const before = await readAllRows(server)
  const input = { game: 'image', mode: 0, puzzleId: ids.image[0], guess: right, ...lie(situation) }
  expect(await describeOutcome(ana, { to: api.games.guess, input })).toBe(refusal)
  expect(await readAllRows(server)).toEqual(before)
})

const ROWS: [string, Forgery, string][] = [
  ['too short', () => ({ word: 'A' }), '400 NAME_INVALID'],
  ['too long', () => ({ word: 'A'.repeat(20) }), '400 NAME_INVALID'],
  ['sent as a list', () => ({ word: ['ABELARD'] }), '400 INVALID'],
  ['of the image game', ({ ids }) => ({ word: 'ABELARD', puzzleId: ids.image[0] }), '409 NEW_PUZZLE'],
  ['of the other player', ({ bob }) => ({ word: 'ABELARD', userid: bob.id }), '403 NOT_YOURS'],
  ['too short, of no puzzle', () => ({ word: 'A', puzzleId: undefined }), '400 NAME_INVALID'],
]

test.each(ROWS)('a row of the name game %s is not stored', async (_, lie, refusal) => {
  const { server, ana, ids } = situation
  const before = await readAllRows(server)
  const input = { puzzleId: ids.name, colors: Array.from({ length: 7 }, () => '#1AB616'), ...lie(situation) }
  expect(await describeOutcome(ana, { to: api.games.guessName, input })).toBe(refusal)
  expect(await readAllRows(server)).toEqual(before)
})
