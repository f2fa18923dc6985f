import { api } from '@otogi/contract/api'
import { MOST_BLOCKS } from '@otogi/rules/blocks/blocks'
import { afterAll, expect, test } from 'vitest'
import { shareSilhouette } from '../../../test/challenges.ts'
import { giveCopies, giveGachas, UNDRAWN } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer({ brokenRules: UNDRAWN })
afterAll(() => server[Symbol.asyncDispose]())

/** The market views in which an offer can appear, each with the ids of the sellers it shows. */
async function listVisibleSellers(player: Player, cardId: string): Promise<string[]> {
  const views = [{}, { page: '1' }, { page: '1', sort: 'power' }, { page: '1', sort: 'cheapest', grouped: 'true' }]
  const pages = await Promise.all(views.map((view) => player.call(api.market.list, { ...view, pageSize: '100' })))
  const { offers } = await player.call(api.market.prices, { cardId })
  return [...pages.flat(), ...offers].map(({ user }) => user._id)
}

test.each([
  ['the seller', 'seller'],
  ['the buyer', 'buyer'],
])('players do not trade after a block by %s, in either direction, until it is lifted', async (_who, blocker) => {
  const [ana, ben, eve] = [await server.player(), await server.player(), await server.player()]
  const [anaName, benName] = [await readName(ana), await readName(ben)]
  for (const player of [ana, ben, eve]) await giveGachas(server.db, player.id, 500, new Date(server.clock.now()))
  const [byAna, byBen] = [await putUpForSale(server, ana, 1), await putUpForSale(server, ben, 1)]
  const [own, other] = blocker === 'seller' ? [ana, benName] : [ben, anaName]
  await own.call(api.blocks.add, { username: other })
  expect(await listVisibleSellers(ben, byAna.card._id)).not.toContain(ana.id)
  expect(await listVisibleSellers(ana, byBen.card._id)).not.toContain(ben.id)
  expect(await listVisibleSellers(eve, byAna.card._id)).toContain(ana.id)
  expect(await listVisibleSellers(ana, byAna.card._id)).not.toContain(ben.id)
  expect(await ben.refusal(api.market.buy, toPurchase(ana, byAna))).toBe('LISTING_GONE')
  expect(await ana.refusal(api.market.buy, toPurchase(ben, byBen))).toBe('LISTING_GONE')
  expect((await ana.call(api.market.list, { mine: 'true' })).map(({ _id }) => _id)).toEqual([byAna._id])
  await own.call(api.blocks.remove, { username: other })
  expect(await listVisibleSellers(ben, byAna.card._id)).toContain(ana.id)
  await ben.call(api.market.buy, toPurchase(ana, byAna))
})

test('the number of offers of a card leaves out those of blocked players', async () => {
  const [ana, ben, eve] = [await server.player('Counted1'), await server.player(), await server.player('Counted2')]
  const [card] = server.pack.cards
  for (const seller of [ana, eve]) {
    await giveCopies(server.db, { playerId: seller.id, cardId: card?.id ?? '', power: card?.power ?? 0, copies: 1 })
    await seller.call(api.market.sell, { cardId: card?.id, price: 10 })
  }
  const count = async () => {
    const shown = await ben.call(api.market.list, { grouped: 'true', page: '1', pageSize: '100' })
    return shown.find((offer) => offer.card._id === card?.id)?.offers ?? 0
  }
  const before = await count()
  await ben.call(api.blocks.add, { username: 'Counted1' })
  expect(await count()).toBe(before - 1)
})

const readName = async (player: Player) => (await player.call(api.accounts.find)).username

test('a blocked player does not find the profile; the blocker does, marked as blocked', async () => {
  const [ana, ben] = [await server.player('Blocker1'), await server.player('Blocked1')]
  await ana.call(api.blocks.add, { username: 'blocked1' })
  expect(await ben.refusal(api.profile.find, { username: 'Blocker1' })).toBe('PLAYER_UNKNOWN')
  expect(await ana.call(api.profile.find, { username: 'Blocked1' })).toMatchObject({ isBlocked: true })
  await ana.call(api.blocks.remove, { username: 'Blocked1' })
  expect(await ben.call(api.profile.find, { username: 'Blocker1' })).toMatchObject({ isBlocked: false })
})

test('players with a block between them cannot open each other’s challenges', async () => {
  const { sharer: ana, token } = await shareSilhouette(server, 'Blocker2')
  const ben = await server.player('Blocked2')
  await ben.call(api.challenges.find, { token })
  await ana.call(api.blocks.add, { username: 'Blocked2' })
  expect(await ben.refusal(api.challenges.find, { token })).toBe('NOT_FOUND')
  const guess = { token, puzzleId: 'any', guess: 'any' }
  expect(await ben.refusal(api.challenges.guess, guess)).toBe('NOT_FOUND')
  await ana.call(api.blocks.remove, { username: 'Blocked2' })
  await ben.call(api.blocks.add, { username: 'Blocker2' })
  expect(await ben.refusal(api.challenges.find, { token })).toBe('NOT_FOUND')
})

test('a player sees whom they blocked, and nobody sees who blocked them', async () => {
  const [ana, ben] = [await server.player('Blocker3'), await server.player('Blocked3')]
  await server.player('Blocked4')
  await ana.call(api.blocks.add, { username: 'Blocked3' })
  server.setNow(server.clock.now() + 1000)
  await ana.call(api.blocks.add, { username: 'Blocked4' })
  await ana.call(api.blocks.add, { username: 'Blocked4' })
  expect((await ana.call(api.blocks.find)).map(({ username }) => username)).toEqual(['Blocked4', 'Blocked3'])
  expect(await ben.call(api.blocks.find)).toEqual([])
  const copy = (await ben.call(api.profile.download, { id: ben.id })) as { kept: { blocks: unknown[] } }
  expect(copy.kept.blocks).toEqual([])
  await ben.call(api.profile.remove, { password: 'lantern7' })
  expect((await ana.call(api.blocks.find)).map(({ username }) => username)).toEqual(['Blocked4'])
})

test('a block is refused if it is about oneself, nobody, or one too many', async () => {
  const ana = await server.player('Blocker5')
  expect(await ana.refusal(api.blocks.add, { username: 'Blocker5' })).toBe('OWN_BLOCK')
  expect(await ana.refusal(api.blocks.add, { username: 'nobody' })).toBe('PLAYER_UNKNOWN')
  expect(await ana.refusal(api.blocks.remove, { username: 'nobody' })).toBe('PLAYER_UNKNOWN')
  const others = await server.db.selectFrom('players').select('id').where('id', '<>', ana.id).execute()
  for (let n = others.length; n <= MOST_BLOCKS; n++) others.push({ id: (await server.player()).id })
  const at = new Date(server.clock.now())
  await server.db
    .insertInto('blocks')
    .values(others.slice(0, MOST_BLOCKS).map(({ id }) => ({ blocker: ana.id, blocked: id, created_at: at })))
    .execute()
  await server.player('OneTooMany')
  expect(await ana.refusal(api.blocks.add, { username: 'OneTooMany' })).toBe('BLOCK_LIMIT')
})
