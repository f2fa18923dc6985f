import { fileURLToPath } from 'node:url'
import { drawEyesBand, drawSilhouette } from '@otogi/art/derive'
import type { PortraitSpec } from '@otogi/art/spec'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import {
  measureColorDistance,
  toStripColors,
  findCommonPixels,
  measureOverlap,
  comparePairs,
  type StripColors,
  type Outline,
} from '../test/likeness.ts'
import { loadPack } from './load.ts'
import type { Character } from './pack.ts'
import { toParts } from './parts.ts'

const LEGENDS = fileURLToPath(new URL('../../../content/legends', import.meta.url))

/**
 * Maximum overlap of two outlines. The outlines of unrelated figures overlap by about a quarter;
 * docs/internal/art-review.md describes how people judge larger overlaps.
 */
const MOST_OVERLAP = 0.62

/** Minimum distance between two eye strips. Below it, the strips differ by less than one shade of skin and hair. */
const LEAST_DISTANCE = 0.1

it('has no two characters with similar silhouettes', async () => {
  const outlines = await mapCharacters(drawOutline)
  const core = findCommonPixels([...outlines.values()])
  const pairs = comparePairs(outlines, (a, b) => measureOverlap(core, a, b))
  expect(formatPairs(pairs.filter(({ value }) => value > MOST_OVERLAP))).toEqual([])
}, 240_000)

it('has no two characters with similar eyes', async () => {
  const pairs = comparePairs(await mapCharacters(drawEyeStrip), measureColorDistance)
  expect(formatPairs(pairs.filter(({ value }) => value < LEAST_DISTANCE))).toEqual([])
}, 240_000)

const pack = await loadPack(LEGENDS)
const parts = toParts(pack.parts)

async function mapCharacters<Analysis>(
  analyze: (character: Character) => Promise<Analysis>,
): Promise<Map<string, Analysis>> {
  const { characters } = pack
  return new Map(await Promise.all(characters.map(async (one) => [one.id, await analyze(one)] as const)))
}

async function drawOutline({ portrait, id }: Character): Promise<Outline> {
  const pixels = await sharp(Buffer.from(drawSilhouette(portrait as PortraitSpec, { seed: id, parts })), {
    density: 15,
  })
    .resize(60, 80, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
  return [...pixels].map((tone) => tone < 128)
}

async function drawEyeStrip({ portrait, id }: Character): Promise<StripColors> {
  const pixels = await sharp(Buffer.from(drawEyesBand(portrait as PortraitSpec, { seed: id, parts })), { density: 24 })
    .resize(24, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return toStripColors(pixels)
}

function formatPairs(pairs: readonly { first: string; second: string; value: number }[]): string[] {
  return pairs.map(({ first, second, value }) => `${first} and ${second}: ${value.toFixed(3)}`)
}
