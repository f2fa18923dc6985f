import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * For each endpoint: a valid input, further valid values of one field, and invalid values that must be reported for
 * that field.
 */
type Limits = { readonly taken?: readonly unknown[]; readonly refused: readonly unknown[] }
type Call = [name: string, endpoint: Endpoint, input: object, fields: Readonly<Record<string, Limits>>]

const { accounts, games, market, polls, profile, statistics, summon } = api
const id = '01a20399-6c1d-7710-9d31-f3b0c5d2a111'
const form = { username: 'limits', password: 'lantern7', email: 'limits@example.org', googleAccount: false }

const NO_GAMES = ['chess', '', 'silhouette', 'eyes', '__proto__', 'constructor', ['image'], 42]
const NO_MODES = [3, -1, 0.5, 50_000_000, '0', '1', null]
const NO_IDS = ['', 'A'.repeat(65), ['AAAA'], { $exists: true }]
const NO_PLAYERS = [{ $ne: null }, [id]]
const NO_PRICES = [0, -1, 1.5, 1_000_000, '50', null, Number.MAX_SAFE_INTEGER]

const CALLS: Call[] = [
  [
    'a sign-up',
    accounts.create,
    form,
    {
      username: {
        taken: ['five5', 'a'.repeat(15)],
        refused: ['abcd', 'a'.repeat(16), 'with space', 'ñandu1', { $ne: null }, 12345],
      },
      password: { taken: ['b'.repeat(15), ''], refused: ['five5', 'a'.repeat(16), 'secret!', ['lantern7']] },
      email: {
        taken: [`${'a'.repeat(33)}@example.org`, ''],
        refused: ['no-at.example.org', 'a@b', 'a..<b>@x.1', `${'a'.repeat(34)}@example.org`],
      },
      codeLan: { taken: ['es'], refused: ['xx'] },
    },
  ],
  [
    'a sign-in',
    accounts.signIn,
    { username: 'Maria', password: 'lantern7' },
    {
      username: { refused: [{ $ne: null }, ['Maria'], '', 'a b$'] },
      password: { refused: [{ $gt: '' }, undefined, '', 'x'.repeat(16), 'secret!'] },
    },
  ],
  [
    'a change of the username',
    accounts.update,
    { userid: id, username: 'A' },
    { username: { taken: ['a', ''], refused: ['a'.repeat(15), 'two words', 'ñ', '<b>x</b>', "x';--"] } },
  ],
  [
    'a change of the language',
    accounts.updateLanguage,
    { userid: id, lan: 'en' },
    { lan: { taken: ['es'], refused: ['xx'] } },
  ],
  ['the opening of a mode', accounts.unlockMode, { userid: id, mode: 1 }, { mode: { refused: NO_MODES } }],
  [
    'a change of the password',
    profile.changePassword,
    { userid: id, password: 'lantern7', newPassword: 'newer1' },
    { newPassword: { refused: ['short', 'a'.repeat(16), 'with space', 'ñandú1', ''] } },
  ],
  [
    'a vote',
    polls.vote,
    { userId: id, voteUser: 1 },
    { voteUser: { taken: [2], refused: [0, 3, '1', null, undefined, 1.5, [1]] } },
  ],
  ['a sale', market.sell, { userId: id, cardId: 'moon-1', price: 1 }, { price: { refused: NO_PRICES } }],
  [
    'a sale of several copies',
    market.sellCopies,
    { userId: id, cardId: 'moon-1', price: 1, copies: 2 },
    { price: { refused: NO_PRICES }, copies: { taken: [1, 200], refused: [0, -1, 201, 1.5, '2', null, undefined] } },
  ],
  [
    'a purchase',
    market.buy,
    { userId: id, cardId: 'moon-1', price: 1, userIdMarket: id },
    { price: { refused: NO_PRICES }, cardId: { refused: [{ $ne: null }] } },
  ],
  [
    'a pull',
    summon.pull,
    { id, raritys: ['B'] },
    {
      raritys: {
        taken: [Array.from({ length: 10 }, () => 'SS')],
        refused: [[], ['SS', 'SS'], Array.from({ length: 1000 }, () => 'SS'), 'SS', { length: 10 }],
      },
    },
  ],
  [
    'a look at past pulls',
    summon.history,
    {},
    {
      from: { refused: ['2026-02-30', '0000-01-01'] },
      to: { refused: ['yesterday', '9999-12-31'] },
      rarity: { refused: ['C'] },
      banner: { taken: ['special'], refused: ['golden'] },
      page: { refused: ['-1'] },
    },
  ],
  [
    'a change of the seed',
    summon.changeSeed,
    { userid: id, clientSeed: 'a', nextCommitment: '0'.repeat(64) },
    {
      clientSeed: {
        taken: ['Z9_-', 'x'.repeat(64)],
        refused: ['', 'x'.repeat(65), 'two words', 'a:0', 'ñ', 'a\n', 7, null],
      },
      nextCommitment: { refused: [undefined] },
    },
  ],
  [
    'a look at past days',
    statistics.history,
    { before: '2026-11-18' },
    { before: { refused: ['20261118', 'soon', ''] } },
  ],
  [
    'a reset',
    games.reset,
    { userid: id, game: 'image', mode: 0 },
    { game: { refused: NO_GAMES }, mode: { refused: NO_MODES } },
  ],
  [
    'a claim',
    games.claim,
    { userid: id, game: 'image', mode: 0 },
    { game: { taken: ['eye'], refused: ['all', ...NO_GAMES] }, mode: { refused: NO_MODES } },
  ],
  [
    'a guess',
    games.guess,
    { userid: id, game: 'image', mode: 0, puzzleId: 'AAAA', guess: 'Moon Harbor' },
    {
      userid: { refused: NO_PLAYERS },
      game: { taken: ['silueta', 'eye'], refused: NO_GAMES },
      mode: { taken: [1, 2], refused: NO_MODES },
      puzzleId: { taken: [undefined, 'A'.repeat(64)], refused: NO_IDS },
      guess: {
        taken: ['', ' \t ', '%', 'a'.repeat(50)],
        refused: [['Moon'], { text: 'Moon' }, { $ne: '' }, 0, true, null, 'a'.repeat(51)],
      },
    },
  ],
  [
    'a row of the name game',
    games.guessName,
    { userid: id, puzzleId: 'AAAA', word: 'ABELARD' },
    {
      puzzleId: { taken: [undefined], refused: NO_IDS },
      word: { taken: ['A', 'a'.repeat(50)], refused: ['A'.repeat(51), ['ABELARD'], null] },
    },
  ],
]

describe.each(CALLS)('%s', (_, { input: schema }, input, fields) => {
  test('accepts its valid input', () => {
    expect(safeParse(schema, input).error).toBeUndefined()
  })

  const taken = Object.entries(fields).flatMap(([field, limits]) => (limits.taken ?? []).map((one) => [field, one]))
  test.each(taken)('accepts the %s %j', (field, value) => {
    expect(safeParse(schema, { ...input, [String(field)]: value }).error).toBeUndefined()
  })

  const refused = Object.entries(fields).flatMap(([field, limits]) => limits.refused.map((one) => [field, one]))
  test.each(refused)('reports the invalid %s %j by its field', (field, value) => {
    const { error } = safeParse(schema, { ...input, [String(field)]: value })
    expect(error?.issues.map(({ path }) => path[0])).toContain(field)
  })
})
