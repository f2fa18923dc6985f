import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { giveGachas } from '../../test/give.ts'
import { drawTenCards, toPurchase } from '../../test/trade.ts'
import { startTestServer } from '../../test/test-server.ts'

test('the operator sees which sales were flagged, who paid whom, and why', async () => {
  await using server = await startTestServer({ marketGuard: 'flag' })
  const operator = createCommandRunner(server)
  expect(await operator('market', 'signs')).toMatchObject({ ok: true, lines: ['no sale was flagged'] })
  const [ana, bob] = [await server.player('Receiver'), await server.player('Payer')]
  const cards: string[] = []
  while (cards.length < 2) {
    cards.push(...(await drawTenCards(server, ana)).filter((id) => server.pack.cardById.get(id)?.rarity === 'B'))
  }
  await giveGachas(server.db, bob.id, 200, new Date(server.clock.now()))
  for (const [n, price] of [110, 90].entries()) {
    server.setNow(`2026-11-18T11:00:0${n}.000Z`)
    await bob.call(api.market.buy, toPurchase(ana, await ana.call(api.market.sell, { cardId: cards[n], price })))
  }
  const { lines } = await operator('market', 'signs')
  expect(lines.slice(0, 4)).toEqual([
    `2026-11-18T11:00:01.000Z  Payer paid Receiver 90 for ${cards[1]} (going rate 3)`,
    '  above-rate: the buyer paid more above the going rate than a new account may',
    '  seller-limit: new accounts had already paid the seller as much as they may in a week',
    '  far-from-rate: the price was at least five times the going rate',
  ])
  expect(lines.slice(4)).toEqual([
    `2026-11-18T11:00:00.000Z  Payer paid Receiver 110 for ${cards[0]} (going rate 3)`,
    '  above-rate: the buyer paid more above the going rate than a new account may',
    '  far-from-rate: the price was at least five times the going rate',
  ])
})
