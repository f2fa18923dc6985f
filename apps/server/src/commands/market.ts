import type { FraudSign } from '@otogi/rules/market/guard'
import { listFlaggedSales } from '../features/market/index.ts'
import type { Command } from './command.ts'

const REASONS: Readonly<Record<FraudSign, string>> = {
  'above-rate': 'the buyer paid more above the going rate than a new account may',
  'below-rate': 'the seller asked less than a new account may',
  'seller-limit': 'new accounts had already paid the seller as much as they may in a week',
  'far-from-rate': 'the price was at least five times the going rate',
  'many-buyers': 'ten or more new accounts paid the seller within a week',
}

export const marketSigns: Command = {
  usage: 'market signs',
  summary: 'lists the latest 100 sales that look like transfers between accounts, with reasons',
  argumentCount: [0, 0],
  async run(context) {
    const { reader } = await context.database()
    const sales = await listFlaggedSales(reader)
    if (sales.length === 0) context.print('no sale was flagged')
    for (const { at, buyer, seller, card, price, rate, signs } of sales) {
      context.print(
        `${at.toISOString()}  ${buyer} paid ${seller} ${price} for ${card} (going rate ${rate ?? 'unknown'})`,
      )
      for (const sign of signs)
        context.print(`  ${sign}: ${REASONS[sign as FraudSign] ?? 'a rule of an earlier version'}`)
    }
    return true
  },
}
