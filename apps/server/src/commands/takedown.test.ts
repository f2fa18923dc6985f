import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { startTestServer } from '../../test/test-server.ts'
import { drawTenCards } from '../../test/trade.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const operator = createCommandRunner(server, undefined, { dataDir: '/nowhere' })

test('the command line withdraws content, lists it and restores it', async () => {
  const player = await server.player()
  const [card = ''] = await drawTenCards(server, player)
  expect((await operator('takedown', 'list')).lines).toEqual(['nothing was withdrawn'])
  const { lines } = await operator('takedown', 'withdraw', 'card', card, 'a letter')
  expect(lines).toEqual([expect.stringMatching(`^withdrawn: card ${card}; 1 players got \\d+ gachas$`)])
  expect((await player.call(api.market.inbox))[0]).toMatchObject({ kind: 'card-withdrawn', card })
  expect(await operator('takedown', 'restore', 'card', card, 'settled')).toMatchObject({ ok: true })
  const listed = `^2026-11-18T11:00:00.000Z to 2026-11-18T11:00:00.000Z  card ${card}  cards: 1  a letter$`
  expect((await operator('takedown', 'list')).lines).toEqual([expect.stringMatching(listed)])
})

test('another server notices a takedown from the command line within two seconds', async () => {
  const [card] = server.pack.cards
  await operator('takedown', 'withdraw', 'card', card?.id ?? '', 'a letter')
  const isWithdrawn = async () =>
    (await server.visitor().call(api.collection.cards)).find(({ _id: id }) => id === card?.id)?.isWithdrawn
  server.setNow('2026-11-18T11:00:02Z')
  await expect.poll(isWithdrawn).toBe(true)
})

test('wrong arguments are refused with a list of valid ones', async () => {
  const { fault } = await operator('takedown', 'withdraw', 'poem', 'x', 'a letter')
  expect(fault).toBe('poem is not a kind of content: use card, character, series, song, picture')
  expect((await operator('takedown', 'withdraw', 'card', 'x', 'a letter')).fault).toBe('the pack has no card x')
  expect((await operator('takedown', 'restore', 'song', server.pack.series[0]?.id ?? '', 'a letter')).fault).toBe(
    'This is not withdrawn',
  )
})
