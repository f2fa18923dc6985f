import { BANNER_TYPES, PITY_LIMIT } from '@otogi/rules/summon/draw'
import * as z from 'zod/mini'
import { Card } from './collection.ts'
import { declareEndpoint } from './endpoint.ts'
import { Day, GuessText, Ignored, Nothing, PlayerId, QueryNumber, Rarity, Text, WholeNumber } from './fields.ts'
import type { PlainReply } from './wire-names.ts'

const BannerType = z.enum(BANNER_TYPES)

const Banner = z
  .object({
    type: BannerType,
    title: Text,
    anime: z.nullable(z.string()),
    animeTitles: z.nullable(Text),
    image: z.string(),
    pullType: Text,
    descriptions: z.array(Text),
    /** Number of cards that the player can still draw from this edition; null if there is no limit. */
    remaining: z.nullable(WholeNumber),
    /** Time at which the edition ends, in epoch milliseconds; null if unknown. */
    until: z.nullable(z.number()),
    /**
     * For each rarity, the number of different cards that can be drawn. `wholePack` is true if the banner itself has
     * none of that rarity, in which case cards of that rarity are drawn from the whole pack.
     */
    draws: z.record(Rarity, z.object({ cards: WholeNumber, wholePack: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'Banner' })
export type Banner = PlainReply<z.infer<typeof Banner>>

const SummonedCard = z
  .object({ ...Card.shape, isNew: z.boolean(), copies: WholeNumber })
  .register(z.globalRegistry, { id: 'SummonedCard' })
export type SummonedCard = PlainReply<z.infer<typeof SummonedCard>>

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
    /** Pity count before the pull. */
    throwsBefore: z.int().check(z.gte(0), z.lt(PITY_LIMIT)),
    /** SHA-256 of the server seed. */
    commitment: Hash,
    clientSeed: ClientSeed,
    counter: WholeNumber,
    /** Hash of the card pools that the cards were drawn from. `rules` is the version of the draw rules. */
    pool: Hash,
    rules: WholeNumber,
    /** The server seed; null until it is revealed. */
    serverSeed: z.nullable(Hash),
  })
  .register(z.globalRegistry, { id: 'PastPull' })
export type PastPull = PlainReply<z.infer<typeof PastPull>>

const CardLists = z.record(Rarity, z.array(z.string()))
const PullPools = z.object({ pools: CardLists, fallback: CardLists })

const UsedSeed = z.object({
  commitment: Hash,
  clientSeed: ClientSeed,
  pulls: WholeNumber,
  serverSeed: z.nullable(Hash),
})

/** A player's complete pull history, with everything needed to verify it without this server. */
export const PullExport = z
  .object({
    format: z.literal('otogi-pulls-1'),
    seeds: z.array(UsedSeed),
    pools: z.record(Hash, PullPools),
    pulls: z.array(PastPull),
  })
  .register(z.globalRegistry, { id: 'PullExport' })
export type PullExport = PlainReply<z.infer<typeof PullExport>>

const Fairness = z
  .object({
    commitment: Hash,
    clientSeed: ClientSeed,
    /** Counter of the next pull, i.e. the number of pulls drawn with this seed so far. */
    counter: WholeNumber,
    /** Commitment to the next server seed. It is published before the player chooses the next client seed. */
    nextCommitment: Hash,
    /** The player's server seeds, newest first. */
    revealed: z.array(
      z.object({ commitment: Hash, serverSeed: Hash, clientSeed: ClientSeed, pulls: WholeNumber, at: z.number() }),
    ),
  })
  .register(z.globalRegistry, { id: 'Fairness' })
export type Fairness = PlainReply<z.infer<typeof Fairness>>

export const summon = {
  pull: declareEndpoint({
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
      /**
       * The anime of the special banner that the player saw. If the banner has changed since then, the pull is refused.
       */
      anime: z.optional(z.nullable(GuessText)),
    }),
    reply: z.array(SummonedCard),
    refusals: ['INSUFFICIENT_GACHAS', 'BANNER_LIMIT', 'BANNER_OVER'],
  }),
  banners: declareEndpoint({
    method: 'GET',
    path: '/api/summon/banners',
    summary: 'The open banners',
    input: Nothing,
    reply: z.array(Banner),
  }),
  odds: declareEndpoint({
    method: 'GET',
    path: '/api/summon/odds',
    summary: 'Base odds and the exact effective odds with pity',
    who: 'open',
    input: Nothing,
    reply: z.object({ base: Odds, guaranteed: Odds, effective: Odds }),
  }),
  history: declareEndpoint({
    method: 'GET',
    path: '/api/summon/history',
    summary: 'The player’s pulls, newest first, 10 per page',
    input: z.object({
      page: z.optional(QueryNumber),
      rarity: z.optional(Rarity),
      banner: z.optional(BannerType),
      /** The first and last day of the period to list, in Madrid time. */
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    reply: z.object({
      pulls: z.array(PastPull),
      total: WholeNumber,
      /** Number of cards drawn since the last S+ and since the last SS; null if the player has never drawn one. */
      sinceLast: z.object({ 'S+': z.nullable(WholeNumber), SS: z.nullable(WholeNumber) }),
    }),
  }),
  pools: declareEndpoint({
    method: 'GET',
    path: '/api/summon/pools',
    summary: 'The card pools of a pull, by their hash',
    input: z.object({ pool: z.string().check(z.maxLength(64)) }),
    reply: PullPools,
    refusals: ['NOT_FOUND'],
  }),
  exported: declareEndpoint({
    method: 'GET',
    path: '/api/summon/export',
    summary: 'All pulls of the player with seeds and card pools, for independent verification',
    limit: 'export',
    input: Nothing,
    reply: PullExport,
  }),
  shareLink: declareEndpoint({
    method: 'GET',
    path: '/api/summon/shareLink',
    summary: 'The public page of one of the player’s pulls; the latest by default',
    input: z.object({ pullId: z.optional(z.uuid()) }),
    reply: z.object({ path: z.string() }),
    refusals: ['NOT_FOUND'],
  }),
  withdrawLinks: declareEndpoint({
    method: 'PUT',
    path: '/api/summon/withdrawLinks',
    summary: 'Makes all links to the player’s pulls invalid; later links are valid again',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: Nothing,
  }),
  shared: declareEndpoint({
    method: 'GET',
    path: '/api/summon/shared',
    summary: 'A pull that its player has shared',
    who: 'open',
    input: z.object({ token: z.string().check(z.maxLength(64)) }),
    reply: z.object({
      /** The player's username; null if the player’s profile is not public. */
      username: z.nullable(z.string()),
      at: z.number(),
      banner: BannerType,
      cards: z.array(Card),
    }),
    refusals: ['NOT_FOUND'],
  }),
  fairness: declareEndpoint({
    method: 'GET',
    path: '/api/summon/fairness',
    summary: 'The commitments of the current and next seed, and all revealed seeds',
    input: Nothing,
    reply: Fairness,
  }),
  changeSeed: declareEndpoint({
    method: 'PUT',
    path: '/api/summon/seed',
    summary: 'Chooses a client seed; reveals the old server seed and commits to a new one',
    input: z.object({
      userid: PlayerId,
      clientSeed: ClientSeed,
      /** The commitment that the player saw. If the next seed has changed since then, the request is refused. */
      nextCommitment: Hash,
    }),
    owner: ['userid'],
    reply: Fairness,
    refusals: ['SEED_CHANGED'],
  }),
}
