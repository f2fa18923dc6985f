import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Card } from './collection.ts'
import { Ignored, Nothing, PlayerId, QueryNumber, Rarity, Text, WholeNumber } from './fields.ts'

const Banner = z
  .object({
    type: z.enum(['normal', 'special']),
    title: Text,
    anime: z.nullable(z.string()),
    animeTitles: z.nullable(Text),
    image: z.string(),
    pullType: Text,
    descriptions: z.array(Text),
    /** Special wishes left to the player in this edition; null where there is no limit. */
    remaining: z.nullable(WholeNumber),
  })
  .register(z.globalRegistry, { id: 'Banner' })
export type Banner = z.infer<typeof Banner>

const SummonedCard = z
  .object({ ...Card.shape, isNew: z.boolean(), copies: WholeNumber })
  .register(z.globalRegistry, { id: 'SummonedCard' })
export type SummonedCard = z.infer<typeof SummonedCard>

const Odds = z.record(Rarity, z.number())

const PastPull = z
  .object({
    _id: z.string(),
    at: z.number(),
    banner: z.enum(['normal', 'special']),
    anime: z.nullable(z.string()),
    count: WholeNumber,
    rarities: z.array(Rarity),
    cards: z.array(z.string()),
    throwsBefore: WholeNumber,
    /** The commitment of the server seed behind it, the client seed and the counter. */
    commitment: z.string(),
    clientSeed: z.string(),
    counter: WholeNumber,
    pool: z.string(),
    /** The server seed, once it has been revealed. */
    serverSeed: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'PastPull' })

const Fairness = z
  .object({
    commitment: z.string(),
    clientSeed: z.string(),
    counter: WholeNumber,
    revealed: z.array(
      z.object({ commitment: z.string(), serverSeed: z.string(), clientSeed: z.string(), pulls: WholeNumber }),
    ),
  })
  .register(z.globalRegistry, { id: 'Fairness' })

const ClientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

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
        .array(z.unknown())
        .check(z.refine((drawn) => drawn.length === 1 || drawn.length === 10, { error: 'one or ten cards' })),
      throws: Ignored,
      gachas: Ignored,
      type: Ignored,
      banner: z._default(z.enum(['normal', 'special']), 'normal'),
    }),
    reply: z.array(SummonedCard),
    refusals: ['INSUFFICIENT_GACHAS', 'BANNER_LIMIT'],
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
    summary: 'Own pulls, newest first',
    input: z.object({
      page: z.optional(QueryNumber),
      rarity: z.optional(Rarity),
      banner: z.optional(z.enum(['normal', 'special'])),
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
    reply: z.object({ pools: z.record(Rarity, z.array(z.string())), fallback: z.record(Rarity, z.array(z.string())) }),
    refusals: ['NOT_FOUND'],
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
    input: z.object({ userid: PlayerId, clientSeed: ClientSeed }),
    owner: ['userid'],
    reply: Fairness,
  }),
}
