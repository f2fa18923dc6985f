import { isMadridDay } from '@otogi/rules/calendar/madrid-day'
import { PITY_LIMIT } from '@otogi/rules/summon/draw'
import * as z from 'zod/mini'
import { Card } from './collection.ts'
import { endpoint } from './endpoint.ts'
import { GuessText, Ignored, Nothing, PlayerId, QueryNumber, Rarity, Text, WholeNumber } from './fields.ts'
import type { Plain } from './wire-names.ts'

const BannerType = z.enum(['normal', 'special'])

const Banner = z
  .object({
    type: BannerType,
    title: Text,
    anime: z.nullable(z.string()),
    animeTitles: z.nullable(Text),
    image: z.string(),
    pullType: Text,
    descriptions: z.array(Text),
    /** Special wishes left to the player in this edition; null where there is no limit. */
    remaining: z.nullable(WholeNumber),
    /** The instant at which the edition ends; null where no end is known. */
    until: z.nullable(z.number()),
    /** How many cards of each rarity may come, and whether they are those of the whole pack for want of own ones. */
    draws: z.record(Rarity, z.object({ cards: WholeNumber, wholePack: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'Banner' })
export type Banner = Plain<z.infer<typeof Banner>>

const SummonedCard = z
  .object({ ...Card.shape, isNew: z.boolean(), copies: WholeNumber })
  .register(z.globalRegistry, { id: 'SummonedCard' })
export type SummonedCard = Plain<z.infer<typeof SummonedCard>>

const Odds = z.record(Rarity, z.number())

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const ClientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

const PastPull = z
  .object({
    _id: z.string(),
    at: z.number(),
    banner: BannerType,
    anime: z.nullable(z.string()),
    count: z.union([z.literal(1), z.literal(10)]),
    rarities: z.array(Rarity),
    cards: z.array(z.string()),
    throwsBefore: z.int().check(z.gte(0), z.lt(PITY_LIMIT)),
    /** The commitment of the server seed behind it, the client seed and the counter. */
    commitment: Hash,
    clientSeed: ClientSeed,
    counter: WholeNumber,
    /** The hash that names the lists of cards it drew from, and the number of the rules by which it drew. */
    pool: Hash,
    rules: WholeNumber,
    /** The server seed, once it has been revealed. */
    serverSeed: z.nullable(Hash),
  })
  .register(z.globalRegistry, { id: 'PastPull' })
export type PastPull = Plain<z.infer<typeof PastPull>>

const CardLists = z.record(Rarity, z.array(z.string()))
const DrawnFrom = z.object({ pools: CardLists, fallback: CardLists })

const UsedSeed = z.object({
  commitment: Hash,
  clientSeed: ClientSeed,
  pulls: WholeNumber,
  serverSeed: z.nullable(Hash),
})

/** All pulls of a player, and all that is needed to draw them again without this server. */
export const PullExport = z
  .object({
    format: z.literal('otogi-pulls-1'),
    seeds: z.array(UsedSeed),
    pools: z.record(Hash, DrawnFrom),
    pulls: z.array(PastPull),
  })
  .register(z.globalRegistry, { id: 'PullExport' })
export type PullExport = Plain<z.infer<typeof PullExport>>

const Fairness = z
  .object({
    commitment: Hash,
    clientSeed: ClientSeed,
    /** Of the next pull: how many were drawn from this seed. */
    counter: WholeNumber,
    /** The commitment of the server seed that follows: it is fixed before its client seed is chosen. */
    nextCommitment: Hash,
    /** Newest first. */
    revealed: z.array(
      z.object({ commitment: Hash, serverSeed: Hash, clientSeed: ClientSeed, pulls: WholeNumber, at: z.number() }),
    ),
  })
  .register(z.globalRegistry, { id: 'Fairness' })
export type Fairness = Plain<z.infer<typeof Fairness>>

const Day = z.string().check(z.refine(isMadridDay, { error: 'a day such as 2026-03-29' }))

export const summon = {
  pull: endpoint({
    method: 'POST',
    path: '/api/cards/findCardSummoned',
    summary: 'Pays for one or ten cards and draws them',
    owner: ['id'],
    idempotent: true,
    input: z.object({
      id: PlayerId,
      raritys: z
        .array(Ignored)
        .check(z.refine((drawn) => drawn.length === 1 || drawn.length === 10, { error: 'one or ten cards' })),
      throws: Ignored,
      gachas: Ignored,
      type: Ignored,
      banner: z._default(BannerType, 'normal'),
      /** The anime that the player saw on the special banner: no other one is drawn from. */
      anime: z.optional(z.nullable(GuessText)),
    }),
    reply: z.array(SummonedCard),
    refusals: ['INSUFFICIENT_GACHAS', 'BANNER_LIMIT', 'BANNER_OVER'],
  }),
  banners: endpoint({
    method: 'GET',
    path: '/api/summon/banners',
    summary: 'The open banners',
    input: Nothing,
    reply: z.array(Banner),
  }),
  odds: endpoint({
    method: 'GET',
    path: '/api/summon/odds',
    summary: 'Base odds and the exact effective odds with pity',
    who: 'open',
    input: Nothing,
    reply: z.object({ base: Odds, guaranteed: Odds, effective: Odds }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/summon/history',
    summary: 'Own pulls, newest first, ten to a page',
    input: z.object({
      page: z.optional(QueryNumber),
      rarity: z.optional(Rarity),
      banner: z.optional(BannerType),
      /** The first and the last day, in Madrid. */
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    reply: z.object({
      pulls: z.array(PastPull),
      total: WholeNumber,
      /** Cards drawn since the last S+ and SS; null where there was none. */
      sinceLast: z.object({ 'S+': z.nullable(WholeNumber), SS: z.nullable(WholeNumber) }),
    }),
  }),
  pools: endpoint({
    method: 'GET',
    path: '/api/summon/pools',
    summary: 'The card pools that a pull drew from, by their hash',
    input: z.object({ pool: z.string().check(z.maxLength(64)) }),
    reply: DrawnFrom,
    refusals: ['NOT_FOUND'],
  }),
  exported: endpoint({
    method: 'GET',
    path: '/api/summon/export',
    summary: 'Every own pull with its seeds and card pools, to be recomputed anywhere',
    limit: 'export',
    input: Nothing,
    reply: PullExport,
  }),
  fairness: endpoint({
    method: 'GET',
    path: '/api/summon/fairness',
    summary: 'The commitment to the next draws and every revealed seed',
    input: Nothing,
    reply: Fairness,
  }),
  changeSeed: endpoint({
    method: 'PUT',
    path: '/api/summon/seed',
    summary: 'Chooses a client seed; reveals the old server seed and commits to a new one',
    input: z.object({
      userid: PlayerId,
      clientSeed: ClientSeed,
      /** The commitment that the player saw when choosing: no other seed is taken into use. */
      nextCommitment: Hash,
    }),
    owner: ['userid'],
    reply: Fairness,
    refusals: ['SEED_CHANGED'],
  }),
}
