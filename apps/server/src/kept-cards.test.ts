import type { Pack } from '@otogi/content/pack'
import { afterAll, expect, test } from 'vitest'
import { testPack } from '../test/pack.ts'
import { drawTen, putUpForSale } from '../test/trade.ts'
import { startWorld } from '../test/world.ts'
import { refuseLostCards } from './kept-cards.ts'
import { ConfigFault } from './platform/process/config.ts'

const world = await startWorld()
afterAll(() => world[Symbol.asyncDispose]())

function without(pack: Pack, lost: string): Pack {
  return { ...pack, cardById: new Map([...pack.cardById].filter(([id]) => id !== lost)) }
}

test('a pack that has every card in the game is taken', async () => {
  await drawTen(world, await world.player())
  await expect(refuseLostCards(world.db, testPack())).resolves.toBeUndefined()
})

test('a pack that lacks a card in a collection is refused by its name', async () => {
  const [held = ''] = await drawTen(world, await world.player())
  const refused = refuseLostCards(world.db, without(testPack(), held))
  await expect(refused).rejects.toThrow(ConfigFault)
  await expect(refused).rejects.toThrow(`lacks cards that players own: ${held}`)
})

test('a card that is only on the market counts as owned', async () => {
  const seller = await world.player()
  const { card } = await putUpForSale(world, seller, 10)
  await expect(refuseLostCards(world.db, without(testPack(), card._id))).rejects.toThrow(card._id)
})
