import type { Pack } from '@otogi/content/pack'
import { desk } from '@otogi/contract/desk/desk'
import { afterAll, expect, test } from 'vitest'
import { signUpOperator } from '../test/operator.ts'
import { createTestPack } from '../test/pack.ts'
import { drawTenCards, putUpForSale } from '../test/trade.ts'
import { startTestServer } from '../test/test-server.ts'
import { rejectMissingCards } from './missing-cards.ts'
import { ConfigError } from './platform/process/config.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

function removeCard(pack: Pack, cardId: string): Pack {
  return { ...pack, cardById: new Map([...pack.cardById].filter(([id]) => id !== cardId)) }
}

test('a pack that has every owned card is accepted', async () => {
  await drawTenCards(server, await server.player())
  await expect(rejectMissingCards(server.db, createTestPack())).resolves.toBeUndefined()
})

test('a pack that lacks an owned card is refused and the card is named', async () => {
  const [held = ''] = await drawTenCards(server, await server.player())
  const refused = rejectMissingCards(server.db, removeCard(createTestPack(), held))
  await expect(refused).rejects.toThrow(ConfigError)
  await expect(refused).rejects.toThrow(`lacks cards that players own: ${held}`)
})

test('a pack that lacks an owned card is accepted if the card was withdrawn', async () => {
  const [held = ''] = await drawTenCards(server, await server.player())
  const owner = await signUpOperator(server, 'owner')
  await owner.call(desk.takedown.withdraw, { kind: 'card', subject: held, reason: 'the rights were disputed' })
  await expect(rejectMissingCards(server.db, removeCard(createTestPack(), held))).resolves.toBeUndefined()
  await owner.call(desk.takedown.restore, { kind: 'card', subject: held, reason: 'the rights are clear' })
  await expect(rejectMissingCards(server.db, removeCard(createTestPack(), held))).rejects.toThrow(held)
})

test('a card that is only on the market counts as owned', async () => {
  const seller = await server.player()
  const { card } = await putUpForSale(server, seller, 10)
  await expect(rejectMissingCards(server.db, removeCard(createTestPack(), card._id))).rejects.toThrow(card._id)
})
