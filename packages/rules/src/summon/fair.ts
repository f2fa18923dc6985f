import { hexToBytes } from '@noble/hashes/utils.js'
import type { UniformBelow } from '../random.ts'
import { pull, type PullCount } from './draw.ts'
import { hmacSha256, sha256Hex } from './hashes.ts'
import { pickCard, type CardPools } from './pick.ts'
import type { Rarity } from './rarity.ts'

/** Bytes, or the same bytes in hexadecimal. */
export type ServerSeed = Uint8Array | string

const DRAW_SPAN = 2 ** 48

/**
 * The dice of one pull. Draw number `index` (0, 1, 2 …) is HMAC-SHA-256 with the server seed's bytes as key and the UTF-8
 * text `clientSeed:counter:index` as message; its first 6 bytes, big-endian, are u. For a number below n, u is accepted
 * when u < floor(2^48 / n) * n and gives u mod n; otherwise the next index is drawn. Every draw, accepted or not, uses up
 * its index.
 */
export function fairStream(serverSeed: ServerSeed, clientSeed: string, counter: number): UniformBelow {
  const mac = hmacSha256(bytesOfSeed(serverSeed))
  const utf8 = new TextEncoder()
  let index = 0
  const drawn = () => firstSixBytes(mac(utf8.encode(`${clientSeed}:${counter}:${index++}`)))
  return (n) => uniformBelow(n, drawn)
}

/** What a player is shown of a server seed beforehand: its SHA-256 in hexadecimal. */
export function commitmentOf(serverSeed: ServerSeed): string {
  return sha256Hex(bytesOfSeed(serverSeed))
}

export type FairPull = {
  serverSeed: ServerSeed
  clientSeed: string
  counter: number
  count: PullCount
  throws: number
  /** The banner's cards, and those of the whole game for the rarities that the banner lacks. */
  pools: CardPools
  fallback: CardPools
}

export type PullResult = { rarities: Rarity[]; cards: string[]; throws: number }

/** Draws a pull, for the server when it happens and for whoever verifies it later: rarities first, then a card for each as shown. */
export function replayPull(fair: FairPull): PullResult {
  const below = fairStream(fair.serverSeed, fair.clientSeed, fair.counter)
  const { rarities, throws } = pull(fair.count, fair.throws, below)
  const cards = rarities.map((rarity) => pickCard(rarity, fair.pools, fair.fallback, below))
  return { rarities, cards, throws }
}

/** Turns draws of 48 bits into a number below n; those beyond the last whole multiple of n would favor small numbers. */
export function uniformBelow(n: number, draw48: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > DRAW_SPAN) throw new RangeError(`cannot draw below ${n}`)
  const limit = Math.floor(DRAW_SPAN / n) * n
  let u = draw48()
  while (u >= limit) u = draw48()
  return u % n
}

function bytesOfSeed(seed: ServerSeed): Uint8Array {
  return typeof seed === 'string' ? hexToBytes(seed) : seed
}

function firstSixBytes(bytes: Uint8Array): number {
  return bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
}
