import { api } from '@otogi/contract/api'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { afterAll, expect, test } from 'vitest'
import { drawTenCards } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

test('other players see name, picture, level, power and cards, and the rest only if the player shows it', async () => {
  const [ana, ben] = [await server.player('Hanako'), await server.player()]
  const cards = await drawTenCards(server, ana)
  const { totalPower } = await ana.call(api.accounts.find)
  expect(await ben.call(api.profile.find, { username: 'hANAKO' })).toEqual({
    username: 'Hanako',
    profilePicture: DEFAULT_PICTURE,
    profileLevel: 1,
    totalPower,
    uniqueCards: new Set(cards).size,
    showcase: [],
    statistics: null,
    isPublic: false,
    isBlocked: false,
  })
})

test('a player chooses the cards, their order, and whether the statistics are shown', async () => {
  const [ana, ben] = [await server.player('Chooser'), await server.player()]
  const [first = '', second = ''] = [...new Set(await drawTenCards(server, ana))]
  await ana.call(api.profile.show, { cards: [second, first, second], statistics: true })
  const shown = await ben.call(api.profile.find, { username: 'Chooser' })
  expect(shown.showcase).toEqual([second, first])
  expect(shown.statistics).toEqual(await ana.call(api.statistics.stats))
  await ana.call(api.profile.show, { cards: [], statistics: false })
  expect(await ben.call(api.profile.find, { username: 'Chooser' })).toMatchObject({ showcase: [], statistics: null })
})

test('only six owned cards can be chosen, and a card is hidden after its sale', async () => {
  const [ana, ben] = [await server.player('Seller1'), await server.player()]
  const cards = await drawTenCards(server, ana)
  const [own = ''] = cards
  const other = server.pack.cards.find(({ id }) => !cards.includes(id))?.id
  const many = Array.from({ length: 7 }, () => own)
  expect(await ana.refusal(api.profile.show, { cards: [own, other], statistics: false })).toBe('CARD_NOT_OWNED')
  expect(await ana.refusal(api.profile.show, { cards: many, statistics: false })).toBe('INVALID')
  await ana.call(api.profile.show, { cards: [own], statistics: false })
  for (const copy of cards.filter((id) => id === own)) await ana.call(api.market.sell, { cardId: copy, price: 5 })
  expect((await ben.call(api.profile.find, { username: 'Seller1' })).showcase).toEqual([])
})

test('a profile contains no private data', async () => {
  const [ana, ben] = [await server.player('Private1'), await server.player()]
  await drawTenCards(server, ana)
  await ana.call(api.profile.show, { cards: [], statistics: true })
  await ben.call(api.profile.find, { username: 'Private1' })
  const { text = '' } = ben.heard.at(-1) ?? {}
  expect(text).not.toMatch(/@|mail|argon2|password|google|session|gachas/i)
  expect(text).not.toContain(ana.id)
})

test('an unknown name is not found, and a visitor without an account sees no profile', async () => {
  const ana = await server.player()
  expect(await ana.refusal(api.profile.find, { username: 'nobody' })).toBe('PLAYER_UNKNOWN')
  expect(await server.visitor().refusal(api.profile.find, { username: 'nobody' })).toBe('SESSION_REQUIRED')
})

test('a visitor without an account sees only public profiles', async () => {
  const [ana, stranger] = [await server.player('Public1'), server.visitor()]
  const [card = ''] = await drawTenCards(server, ana)
  const find = { username: 'public1' }
  expect(await stranger.refusal(api.profile.findPublic, find)).toBe('PLAYER_UNKNOWN')
  await ana.call(api.profile.show, { cards: [card], statistics: false, isPublic: true })
  const shown = await stranger.call(api.profile.findPublic, find)
  expect(shown).toMatchObject({ username: 'Public1', showcase: [card], statistics: null })
  expect(stranger.heard.at(-1)?.text).not.toMatch(/@|mail|argon2|password|google|session|gachas/i)
  expect(stranger.heard.at(-1)?.text).not.toContain(ana.id)
  // Leaving out the setting does not change it.
  await ana.call(api.profile.show, { cards: [], statistics: false })
  expect(await ana.call(api.profile.find, find)).toMatchObject({ isPublic: true })
  await ana.call(api.profile.show, { cards: [], statistics: false, isPublic: false })
  expect(await stranger.refusal(api.profile.findPublic, find)).toBe('PLAYER_UNKNOWN')
})

test('a deleted account has no public profile', async () => {
  const [ana, stranger] = [await server.player('Public2'), server.visitor()]
  await ana.call(api.profile.show, { cards: [], statistics: false, isPublic: true })
  await ana.call(api.profile.remove, { password: 'lantern7' })
  expect(await stranger.refusal(api.profile.findPublic, { username: 'Public2' })).toBe('PLAYER_UNKNOWN')
})
