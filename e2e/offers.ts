import { market, summon } from '@otogi/contract/routes'
import type { Page } from '@playwright/test'
import { callApi } from './api-player.ts'
import { giveGachas } from './control-api.ts'

type Offer = { _id: string; price: number; card: { _id: string; name: string } }

/** Draws cards and puts the first one up for sale. */
export async function sellCard(page: Page, price: number): Promise<Offer> {
  await giveGachas(page, 100)
  const [drawn] = (await callApi(page, summon.pull, { raritys: Array.from({ length: 10 }, () => 'B') })) as {
    _id: string
  }[]
  return (await callApi(page, market.sell, { cardId: drawn?._id, price })) as Offer
}
