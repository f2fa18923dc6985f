import type { Pack } from '@otogi/content/pack'
import type { FraudSign } from '@otogi/rules/market/guard'
import { createCollection } from '../features/collection/index.ts'
import type { Moderation } from '../features/desk/index.ts'
import {
  freezeListing,
  listFlaggedSales,
  listSellerOffers,
  listRelatedAccounts,
  undoSale,
  unfreezeListing,
} from '../features/market/index.ts'
import { findPlayerByUsername } from '../features/players/index.ts'
import type { Tx } from '../platform/db/db.ts'
import { CommandError, type Command } from './command.ts'
import { runModeration } from './moderation.ts'

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
    for (const { id, at, buyer, seller, card, price, rate, signs, isUndone } of sales) {
      context.print(
        `${id}  ${at.toISOString()}  ${buyer} paid ${seller} ${price} for ${card} (going rate ${rate ?? 'unknown'})${isUndone ? ', undone' : ''}`,
      )
      for (const sign of signs)
        context.print(`  ${sign}: ${REASONS[sign as FraudSign] ?? 'a rule of an earlier version'}`)
    }
    return true
  },
}

export const marketAccounts: Command = {
  usage: 'market accounts',
  summary: 'lists pairs of players with flagged sales between them, and pairs that share networks',
  argumentCount: [0, 0],
  async run(context) {
    const { reader } = await context.database()
    const { sales: flows, networks } = await listRelatedAccounts(reader)
    if (flows.length === 0) context.print('no sale was flagged')
    for (const { buyer, seller, sales, gachas, flagged } of flows)
      context.print(`${buyer} paid ${seller} ${gachas} (sales: ${sales}, flagged: ${flagged})`)
    for (const link of networks) context.print(`${link.first} and ${link.second} share networks: ${link.networks}`)
    return true
  },
}

export const marketOffers: Command = {
  usage: 'market offers <name>',
  summary: "lists a player's open and frozen offers with their ids",
  argumentCount: [1, 1],
  async run(context, [name = '']) {
    const { reader } = await context.database()
    const player = await findPlayerByUsername(reader, name)
    if (!player) throw new CommandError(`there is no player named ${name}`)
    const offers = await listSellerOffers(reader, player.id)
    if (offers.length === 0) context.print(`${player.username} has no offers`)
    for (const { id, card_id: card, price, state } of offers)
      context.print(`${id}  ${card} for ${price}${state === 'frozen' ? ', frozen' : ''}`)
    return true
  },
}

export const marketFreeze = createListingCommand(
  'freeze',
  'takes an offer off the market and notifies the seller',
  () => freezeListing,
)
export const marketUnfreeze = createListingCommand(
  'unfreeze',
  'puts a frozen offer back on the market and notifies the seller',
  () => unfreezeListing,
)
export const marketUndo = createListingCommand(
  'undo',
  'undoes a sale: the card returns to the seller, the gachas to the buyer',
  (pack) => {
    // Commands show no pictures, so the cards need no media URLs.
    const collection = createCollection({ pack, media: { card: () => '' } })
    return (tx, moderation, listingId) => undoSale(tx, collection, moderation, listingId)
  },
)

type ChangeListing = (tx: Tx, moderation: Moderation, listingId: string) => Promise<unknown>

function createListingCommand(verb: string, summary: string, createChange: (pack: Pack) => ChangeListing): Command {
  return {
    usage: `market ${verb} <id> <reason>`,
    summary,
    argumentCount: [2, 2],
    async run(context, [id = '', reason = '']) {
      const change = createChange(await context.loadPack())
      await runModeration(context, reason, (tx, moderation) => change(tx, moderation, id))
      context.print(`done: ${id}`)
      return true
    },
  }
}
