import type { Sign } from '@otogi/rules/market/guard'
import { listFlaggedSales } from '../features/market/index.ts'
import type { Command } from './command.ts'

const REASONS: Readonly<Record<Sign, string>> = {
  'above-rate': 'the buyer paid more above the going rate than a new account may',
  'below-rate': 'the seller asked less than a new account may',
  'seller-limit': 'new accounts had already paid the seller as much as they may in a week',
  'far-from-rate': 'the price was at least five times the going rate',
  'many-buyers': 'ten or more new accounts paid the seller within a week',
}

export const marketSigns: Command = {
  usage: 'market signs',
  about: 'lists the latest 100 sales that look like handing gachas over, with the reasons',
  takes: [0, 0],
  async run(desk) {
    const { reader } = await desk.database()
    const sales = await listFlaggedSales(reader)
    if (sales.length === 0) desk.say('no sale was flagged')
    for (const { at, buyer, seller, card, price, rate, signs } of sales) {
      desk.say(`${at.toISOString()}  ${buyer} paid ${seller} ${price} for ${card} (going rate ${rate ?? 'unknown'})`)
      for (const sign of signs) desk.say(`  ${sign}: ${REASONS[sign as Sign] ?? 'a rule of an earlier version'}`)
    }
    return true
  },
}
