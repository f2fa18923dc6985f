import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { drawTenCards } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const toToken = ({ path }: { path: string }) => path.replace('/pulls/', '')

test('a player shares the last pull, and a visitor sees its cards but no data of the player', async () => {
  const [ana, ben] = [await server.player('Sharer1'), await server.player()]
  await drawTenCards(server, ana)
  const cards = await drawTenCards(server, ana)
  await drawTenCards(server, ben)
  const link = await ana.call(api.summon.shareLink)
  expect(link.path).toMatch(/^\/pulls\/[\w-]{43}$/)
  const stranger = server.visitor()
  const shared = await stranger.call(api.summon.shared, { token: toToken(link) })
  expect(shared.cards.map(({ _id }) => _id).toSorted()).toEqual(cards.toSorted())
  expect(Object.keys(shared).toSorted()).toEqual(['at', 'banner', 'cards', 'username'])
  expect(shared.username).toBeNull()
  expect(stranger.heard.at(-1)?.text).not.toContain(ana.id)
})

test('the player is named once the profile is public', async () => {
  const ana = await server.player('Sharer2')
  await drawTenCards(server, ana)
  const token = toToken(await ana.call(api.summon.shareLink))
  await ana.call(api.profile.show, { cards: [], statistics: false, isPublic: true })
  expect((await server.visitor().call(api.summon.shared, { token })).username).toBe('Sharer2')
})

test('a player can share any own pull but no pull of another player', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  await drawTenCards(server, ana)
  const { pulls } = await ana.call(api.summon.history)
  await drawTenCards(server, ana)
  const pullId = pulls[0]?._id
  const { cards } = await server
    .visitor()
    .call(api.summon.shared, { token: toToken(await ana.call(api.summon.shareLink, { pullId })) })
  expect(cards.map(({ _id }) => _id)).toEqual(pulls[0]?.cards)
  expect(await ben.refusal(api.summon.shareLink, { pullId })).toBe('NOT_FOUND')
  expect(await ben.refusal(api.summon.shareLink)).toBe('NOT_FOUND')
})

test('a player who withdraws the links makes all of them invalid, but not those of others or later ones', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  await drawTenCards(server, ana)
  await drawTenCards(server, ben)
  const [first, other] = [await ana.call(api.summon.shareLink), await ben.call(api.summon.shareLink)]
  await ana.call(api.summon.withdrawLinks)
  const stranger = server.visitor()
  expect(await stranger.refusal(api.summon.shared, { token: toToken(first) })).toBe('NOT_FOUND')
  expect((await stranger.get(`/media/s${first.path}.png`)).status).toBe(404)
  expect((await stranger.call(api.summon.shared, { token: toToken(other) })).cards).toHaveLength(10)
  const later = await ana.call(api.summon.shareLink)
  expect((await stranger.call(api.summon.shared, { token: toToken(later) })).cards).toHaveLength(10)
})

test('a player cannot withdraw the links of another', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  expect(await ben.refusal(api.summon.withdrawLinks, { userid: ana.id })).toBe('NOT_YOURS')
})

test('a link cannot be forged, even with the id of a pull', async () => {
  const ana = await server.player()
  await drawTenCards(server, ana)
  const token = toToken(await ana.call(api.summon.shareLink))
  const id = Buffer.from(token, 'base64url').subarray(0, 16)
  const changed = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
  const made = [
    changed,
    id.toString('base64url'),
    Buffer.concat([id, Buffer.alloc(16)]).toString('base64url'),
    'x',
    '',
    '%00',
  ]
  for (const each of made) expect(await server.visitor().refusal(api.summon.shared, { token: each })).toBe('NOT_FOUND')
  for (const each of ['x'.repeat(65), ['a', 'b']])
    expect(await server.visitor().refusal(api.summon.shared, { token: each })).toBe('INVALID')
  for (const pullId of ['x', '', "' or 1=1"])
    expect(await ana.refusal(api.summon.shareLink, { pullId })).toBe('INVALID')
})
