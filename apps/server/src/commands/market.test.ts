import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { drawTen, toPurchase } from '../../test/trade.ts'
import { startWorld } from '../../test/world.ts'

test('the operator reads which sales were flagged, who paid whom, and why', async () => {
  await using world = await startWorld({ marketGuard: 'flag' })
  const operator = createCommandRunner(world)
  expect(await operator('market', 'signs')).toMatchObject({ ok: true, lines: ['no sale was flagged'] })
  const [ana, bob] = [await world.player('Receiver'), await world.player('Payer')]
  const cards: string[] = []
  while (cards.length < 2) {
    cards.push(...(await drawTen(world, ana)).filter((id) => world.pack.cardById.get(id)?.rarity === 'B'))
  }
  for (const [n, price] of [3, 90].entries()) {
    await bob.call(api.market.buy, toPurchase(ana, await ana.call(api.market.sell, { cardId: cards[n], price })))
  }
  const { lines } = await operator('market', 'signs')
  expect(lines).toEqual([
    `2026-11-18T11:00:00.000Z  Payer paid Receiver 90 for ${cards[1]} (going rate 3)`,
    '  above-rate: the buyer paid more above the going rate than a new account may',
    '  seller-limit: new accounts had already paid the seller as much as they may in a week',
    '  far-from-rate: the price was at least five times the going rate',
  ])
})
