import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import { CARDS_HELD, PASSWORD, PLAYERS, READERS, createBenchPlayer, type PuzzleIds } from './players.ts'

/** The most frequent calls. Each defines a request that succeeds when player `n` sends it. */

export type CallRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export type HotCall = {
  readonly name: string
  readonly endpoint: Endpoint
  /** For calls that a player can make only once: an SQL query for a count that increases by one with each call. */
  readonly effect?: string
  /** The maximum Node.js CPU time in microseconds, on a machine where the empty route takes 20. */
  readonly cpuTarget?: number
  /** The minimum rate, as a fraction of the rate of the bare route (for reads) or of pgbench (for writes). */
  readonly rateTarget?: number
  readonly input: (n: number, serverData: ServerData) => Record<string, unknown>
}

/** Data that is only known once the server is running and has loaded its pack. */
export type ServerData = PuzzleIds & {
  readonly cardIds: readonly string[]
  /** A correct and a wrong guess for the puzzle, which is the same for all players. */
  readonly right: string
  readonly wrong: string
  readonly anime: string
}

const id = (n: number) => ({ id: createBenchPlayer(n).id })
const userid = (n: number) => ({ userid: createBenchPlayer(n).id })
const userId = (n: number) => ({ userId: createBenchPlayer(n).id })
const guess = (n: number, { puzzles }: ServerData) => ({ ...userid(n), game: 'silueta', mode: 0, puzzleId: puzzles[n] })
const cardOf = (n: number, { cardIds }: ServerData) => cardIds[n % cardIds.length]
const read = { rateTarget: 0.75, cpuTarget: 120 }

export const HOT_CALLS: readonly HotCall[] = [
  { name: 'balance', endpoint: api.wallet.find, ...read, input: id },
  {
    name: 'profile',
    endpoint: api.profile.find,
    ...read,
    input: (n) => ({ username: createBenchPlayer((n + 1) % READERS).username }),
  },
  { name: 'games record', endpoint: api.games.find, rateTarget: 0.75, cpuTarget: 160, input: id },
  {
    name: 'puzzle document',
    endpoint: api.games.findPuzzle,
    rateTarget: 0.75,
    cpuTarget: 160,
    input: (n, { puzzles }) => ({ id: puzzles[n] }),
  },
  { name: 'collection', endpoint: api.collection.find, ...read, input: id },
  { name: 'ranking', endpoint: api.ranking.find, ...read, input: () => ({}) },
  { name: 'market page', endpoint: api.market.list, cpuTarget: 400, input: () => ({ page: 1, pageSize: 24 }) },
  {
    name: 'market page of an anime, cheapest',
    endpoint: api.market.list,
    cpuTarget: 400,
    input: (_, { anime }) => ({ page: 1, pageSize: 24, anime, sort: 'cheapest' }),
  },
  {
    name: 'market page of a rarity and a name',
    endpoint: api.market.list,
    cpuTarget: 400,
    input: () => ({ page: 1, pageSize: 24, rarity: 'B', name: 'a', sort: 'power' }),
  },
  {
    name: 'market page of cards',
    endpoint: api.market.list,
    cpuTarget: 400,
    input: () => ({ page: 1, pageSize: 24, grouped: 'true' }),
  },
  { name: 'market without a page', endpoint: api.market.list, input: () => ({}) },
  { name: 'prices of a card', endpoint: api.market.prices, input: (n, data) => ({ cardId: cardOf(n, data) }) },
  {
    name: 'results of a puzzle',
    endpoint: api.statistics.community,
    input: (n, { wonPuzzles }) => ({ id: wonPuzzles[n] }),
  },
  {
    name: 'wrong guess',
    endpoint: api.games.guess,
    effect: "select count(*) from rounds where wrong <> '{}'",
    cpuTarget: 250,
    rateTarget: 0.6,
    input: (n, serverData) => ({ ...guess(n, serverData), guess: serverData.wrong }),
  },
  {
    name: 'right guess',
    endpoint: api.games.guess,
    effect: "select count(*) from rounds where game = 'silhouette' and finished",
    cpuTarget: 250,
    rateTarget: 0.6,
    input: (n, serverData) => ({ ...guess(n, serverData), guess: serverData.right }),
  },
  {
    name: 'claim of a game',
    endpoint: api.games.claim,
    effect: 'select count(*) from rounds where status = 2',
    rateTarget: 0.6,
    input: (n) => ({ ...userid(n), game: 'image', mode: 0 }),
  },
  {
    name: 'pull of one',
    endpoint: api.summon.pull,
    effect: 'select count(*) from pulls',
    rateTarget: 0.6,
    input: (n) => ({ ...id(n), raritys: ['B'] }),
  },
  {
    name: 'pull of ten',
    endpoint: api.summon.pull,
    effect: 'select count(*) from pulls',
    cpuTarget: 400,
    rateTarget: 0.6,
    input: (n) => ({ ...id(n), raritys: Array.from({ length: 10 }, () => 'B') }),
  },
  {
    name: 'sale offer',
    endpoint: api.market.sell,
    effect: "select count(*) from listings where state = 'open'",
    cpuTarget: 320,
    rateTarget: 0.6,
    input: (n, serverData) => ({ ...userId(n), cardId: cardOf(n + 1 + (n % CARDS_HELD), serverData), price: 10 }),
  },
  {
    name: 'purchase',
    endpoint: api.market.buy,
    effect: "select count(*) from listings where state = 'sold'",
    cpuTarget: 440,
    rateTarget: 0.6,
    input: (n, serverData) => {
      const { id: buyer, seller, listing } = createBenchPlayer(n)
      return { userId: buyer, userIdMarket: seller, cardId: cardOf(n, serverData), price: 10, listingId: listing }
    },
  },
  {
    name: 'sign-in',
    endpoint: api.accounts.signIn,
    effect: 'select count(*) from sessions',
    input: (n) => ({ username: createBenchPlayer(n).username, password: PASSWORD }),
  },
]

/** The number of players who make a call: all of them if each can make it only once, otherwise only the readers. */
export function countPlayers({ effect }: Pick<HotCall, 'effect'>): number {
  return effect ? PLAYERS : READERS
}

/** Builds the request as player `n`'s browser sends it. */
export function toRequest({ name, endpoint, input }: HotCall, n: number, serverData: ServerData): CallRequest {
  const { method, path, who, idempotent } = endpoint
  const given = input(n, serverData)
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(who === 'player' && { cookie: `sid=${createBenchPlayer(n).token}` }),
    ...(idempotent && { 'idempotency-key': `${name.replaceAll(' ', '-')}-${n}` }),
  }
  if (method !== 'GET')
    return { method, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(given) }
  const query = new URLSearchParams(
    Object.entries(given).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString()
  return { method, path: query ? `${path}?${query}` : path, headers }
}
