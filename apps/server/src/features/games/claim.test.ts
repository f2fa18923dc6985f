import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { listEntries, listAuditFaults } from '../../../test/books.ts'
import { guessTitle, fetchPuzzle, winImageGame, winNameGame, listWrongTitles } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const IMAGE = { game: 'image', mode: 0 }

test.each([
  [0, 50],
  [1, 45],
  [2, 40],
  [4, 30],
  [5, 25],
])('after %i wrong guesses the image game pays %i', async (tries, gachas) => {
  const [ana, decoy] = [await server.player(), await server.player()]
  for (const title of (await listWrongTitles(server, ana)).slice(0, tries)) await guessTitle(ana, title)
  await winImageGame(server, ana)
  const [games, wallet] = await ana.call(api.games.claim, { ...IMAGE, gachas: 1_000_000, status: 1 })
  expect([games.statusRewardImage, wallet]).toEqual([[2, 0, 0], { gachas: 100 + gachas, throws: 0 }])
  expect((await listEntries(server, ana.id)).at(-1)).toEqual({ reason: 'game:image:0', delta: gachas })
  expect(await fetchPuzzle(ana, 'image')).toMatchObject({ statusReward: 2, reward: gachas })
  expect(await decoy.call(api.wallet.find)).toEqual({ gachas: 100, throws: 0 })
})

test('nothing is paid before a win, for another mode, or twice', async () => {
  const ana = await server.player()
  const refused = async (input: object) => {
    const { status, body } = await ana.send(api.games.claim, { userid: ana.id, gachas: 1_000_000, status: 1, ...input })
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'NOT_CLAIMABLE' })])
  }
  await refused(IMAGE)
  await winImageGame(server, ana)
  await refused({ game: 'image', mode: 1 })
  await refused({ game: 'name', mode: 0 })
  await refused({ game: 'pixel', mode: 0 })
  await ana.call(api.games.claim, IMAGE)
  await refused(IMAGE)
  expect((await ana.call(api.wallet.find)).gachas).toBe(150)
})

test('thirty concurrent claims pay once', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ana.send(api.games.claim, { userid: ana.id, ...IMAGE })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect((await ana.call(api.wallet.find)).gachas).toBe(150)
  expect(await listAuditFaults(server)).toEqual([])
})

test('concurrent claims of different games are all paid', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  await winNameGame(server, ana)
  const claims = [
    ana.send(api.games.claim, { userid: ana.id, ...IMAGE }),
    ana.send(api.games.claim, { userid: ana.id, game: 'name', mode: 0 }),
    ana.send(api.quests.claim, { userid: ana.id, game: 'image' }),
    ana.send(api.quests.claim, { userid: ana.id, game: 'name' }),
    ana.send(api.summon.pull, { id: ana.id, raritys: ['B'] }),
  ]
  expect((await Promise.all(claims)).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 100 + 50 + 50 + 20 + 20 - 10, throws: 1 })
})

test('one Idempotency-Key pays once with the same reply, and is refused with another body', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  const key = { 'idempotency-key': 'claim-the-image' }
  const send = (input: object) => ana.send(api.games.claim, { userid: ana.id, ...input }, key)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(IMAGE)))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  const other = await send({ game: 'name', mode: 0 })
  expect([other.status, other.body]).toEqual([422, expect.objectContaining({ code: 'KEY_REUSED' })])
  expect((await ana.call(api.wallet.find)).gachas).toBe(150)
})

test('a refused claim does not use up its key', async () => {
  const ana = await server.player()
  const key = { 'idempotency-key': 'try-it-again' }
  expect(await ana.refusal(api.games.claim, IMAGE, key)).toBe('NOT_CLAIMABLE')
  await winImageGame(server, ana)
  const [, wallet] = await ana.call(api.games.claim, IMAGE, key)
  expect(wallet.gachas).toBe(150)
})

test('the same key from two players counts as two actions', async () => {
  const players = [await server.player(), await server.player()]
  const key = { 'idempotency-key': 'the-same-key' }
  for (const player of players) {
    await winImageGame(server, player)
    expect((await player.call(api.games.claim, IMAGE, key))[1].gachas).toBe(150)
  }
})

test.each(['short', 'x'.repeat(65), 'with space', 'semi;colon'])('the key %j is invalid', async (key) => {
  const ana = await server.player()
  expect(await ana.refusal(api.games.claim, IMAGE, { 'idempotency-key': key })).toBe('INVALID')
})
