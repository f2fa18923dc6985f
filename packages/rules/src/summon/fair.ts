import { hexToBytes } from '@noble/hashes/utils.js'
import type { RandomBelow } from '../random.ts'
import { drawPull, type PullCount } from './draw.ts'
import { createHmacSha256, hashSha256 } from './hashes.ts'
import { pickCard, type CardPools } from './pick.ts'
import type { Rarity } from './rarity.ts'

/** The seed as bytes or in hexadecimal. */
export type ServerSeed = Uint8Array | string

const DRAW_SPAN = 2 ** 48

/**
 * Creates the random number source of one pull. Draw number `index` (0, 1, 2 …) is an HMAC-SHA-256 whose key is the
 * server seed's bytes and whose message is the UTF-8 text `clientSeed:counter:index`. The first 6 bytes of the HMAC,
 * read as a big-endian number, are u. To get a number below n, u is accepted if u < floor(2^48 / n) * n, and the result
 * is u mod n; otherwise, u is discarded and the next index is drawn. Every draw uses up its index, whether it is
 * accepted or not.
 */
export function createFairRandomBelow(serverSeed: ServerSeed, clientSeed: string, counter: number): RandomBelow {
  const mac = createHmacSha256(decodeSeed(serverSeed))
  const utf8 = new TextEncoder()
  let index = 0
  const drawn = () => readUint48(mac(utf8.encode(`${clientSeed}:${counter}:${index++}`)))
  return (n) => drawUniformBelow(n, drawn)
}

/** Returns the SHA-256 of a server seed in hexadecimal. Players see it before they pull. */
export function computeCommitment(serverSeed: ServerSeed): string {
  return hashSha256(decodeSeed(serverSeed))
}

export type FairPull = {
  serverSeed: ServerSeed
  clientSeed: string
  counter: number
  count: PullCount
  pityCount: number
  /**
   * `pools` contains the banner's cards. `fallback` contains all cards of the game; it is used for rarities for which
   * the banner has no card.
   */
  pools: CardPools
  fallback: CardPools
}

export type PullResult = { rarities: Rarity[]; cards: string[]; pityCount: number }

/**
 * Draws all rarities first, and then a card for each of them in display order. The server draws pulls with this
 * function, and players verify pulls with it.
 */
export function replayPull(fair: FairPull): PullResult {
  const randomBelow = createFairRandomBelow(fair.serverSeed, fair.clientSeed, fair.counter)
  const { rarities, pityCount } = drawPull(fair.count, fair.pityCount, randomBelow)
  const cards = rarities.map((rarity) => pickCard(rarity, fair.pools, fair.fallback, randomBelow))
  return { rarities, cards, pityCount }
}

/**
 * Reduces a 48-bit number to a number below n. Rejects numbers at or above the largest multiple of n, because they
 * would make small results more likely.
 */
export function drawUniformBelow(n: number, draw48: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > DRAW_SPAN) throw new RangeError(`cannot draw below ${n}`)
  const limit = Math.floor(DRAW_SPAN / n) * n
  let u = draw48()
  while (u >= limit) u = draw48()
  return u % n
}

function decodeSeed(seed: ServerSeed): Uint8Array {
  return typeof seed === 'string' ? hexToBytes(seed) : seed
}

function readUint48(bytes: Uint8Array): number {
  return bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
}
