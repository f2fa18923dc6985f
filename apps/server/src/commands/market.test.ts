import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { giveGachas } from '../../test/give.ts'
import { drawCardsOf, putUpForSale, toPurchase } from '../../test/trade.ts'
import { startTestServer } from '../../test/test-server.ts'

test('the operator sees which sales were flagged, who paid whom, and why', async () => {
  await using server = await startTestServer({ marketGuard: 'flag' })
  const operator = createCommandRunner(server)
  expect(await operator('market', 'signs')).toMatchObject({ ok: true, lines: ['no sale was flagged'] })
  const [ana, bob] = [await server.player('Recipient'), await server.player('Payer')]
  const cards = await drawCardsOf('B', { server, player: ana, count: 2 })
  await giveGachas(server.db, bob.id, 200, new Date(server.clock.now()))
  for (const [n, price] of [110, 90].entries()) {
    server.setNow(`2026-11-18T11:00:0${n}.000Z`)
    await bob.call(api.market.buy, toPurchase(ana, await ana.call(api.market.sell, { cardId: cards[n], price })))
  }
  const { lines } = await operator('market', 'signs')
  const shown = lines.map((line) => line.replace(/^[0-9a-f-]{36} {2}/, ''))
  expect(shown.slice(0, 4)).toEqual([
    `2026-11-18T11:00:01.000Z  Payer paid Recipient 90 for ${cards[1]} (going rate 3)`,
    '  above-rate: the buyer paid more above the going rate than a new account may',
    '  seller-limit: new accounts had already paid the seller as much as they may in a week',
    '  far-from-rate: the price was at least five times the going rate',
  ])
  expect(shown.slice(4)).toEqual([
    `2026-11-18T11:00:00.000Z  Payer paid Recipient 110 for ${cards[0]} (going rate 3)`,
    '  above-rate: the buyer paid more above the going rate than a new account may',
    '  far-from-rate: the price was at least five times the going rate',
  ])
})

test('the operator freezes an offer, puts it back and undoes its sale', async () => {
  await using server = await startTestServer({ marketGuard: 'flag' })
  const operator = createCommandRunner(server, undefined, { dataDir: '/nowhere' })
  const [ana, bob] = [await server.player('Seller1'), await server.player('Buyer1')]
  const listing = await putUpForSale(server, ana, 150)
  const { _id: id, card } = listing
  expect(await operator('market', 'offers', 'Seller1')).toMatchObject({ lines: [`${id}  ${card._id} for 150`] })
  expect(await operator('market', 'freeze', id, 'reported')).toMatchObject({ ok: true, lines: [`done: ${id}`] })
  expect(await operator('market', 'offers', 'Seller1')).toMatchObject({ lines: [`${id}  ${card._id} for 150, frozen`] })
  expect(await operator('market', 'freeze', id, 'twice')).toMatchObject({ fault: 'This card is no longer for sale' })
  expect(await operator('market', 'unfreeze', id, 'checked')).toMatchObject({ ok: true })
  expect(await operator('market', 'undo', id, 'not sold yet')).toMatchObject({ ok: false })
  await giveGachas(server.db, bob.id, 100, new Date(server.clock.now()))
  await bob.call(api.market.buy, toPurchase(ana, listing))
  expect(await operator('market', 'accounts')).toMatchObject({
    lines: [
      'Buyer1 paid Seller1 150 (sales: 1, flagged: 1)',
      expect.stringMatching(/^(Buyer1 and Seller1|Seller1 and Buyer1) share networks: 1$/),
    ],
  })
  expect(await operator('market', 'undo', id, 'a transfer')).toMatchObject({ ok: true })
  expect((await operator('market', 'signs')).lines[0]).toMatch(/, undone$/)
  expect(await operator('market', 'offers', 'nobody')).toMatchObject({ fault: 'there is no player named nobody' })
})
