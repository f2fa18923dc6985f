import { fileURLToPath } from 'node:url'
import { drawEyesBand, drawSilhouette } from '@otogi/art/derive'
import type { PortraitSpec } from '@otogi/art/spec'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { bandDistance, bandOf, coreOf, overlapOutside, pairsOf, type Band, type Outline } from '../test/likeness.ts'
import { loadPack } from './load.ts'
import type { Character } from './pack.ts'
import { toParts } from './parts.ts'

const LEGENDS = fileURLToPath(new URL('../../../content/legends', import.meta.url))

/**
 * Two characters whose outlines have more in common than this are sent back. Strangers share a quarter; docs/internal/art-review.md
 * says what people make of those in between.
 */
const MOST_OVERLAP = 0.62

/** Strips of eyes nearer than this differ by less than one shade of skin and hair together. */
const LEAST_DISTANCE = 0.1

it('tells every two characters apart by their silhouettes', async () => {
  const outlines = await ofAll(outlineOf)
  const core = coreOf([...outlines.values()])
  const pairs = pairsOf(outlines, (a, b) => overlapOutside(core, a, b))
  expect(named(pairs.filter(({ value }) => value > MOST_OVERLAP))).toEqual([])
}, 240_000)

it('tells every two characters apart by their eyes', async () => {
  const pairs = pairsOf(await ofAll(stripOf), bandDistance)
  expect(named(pairs.filter(({ value }) => value < LEAST_DISTANCE))).toEqual([])
}, 240_000)

const pack = await loadPack(LEGENDS)
const parts = toParts(pack.parts)

async function ofAll<Seen>(see: (character: Character) => Promise<Seen>): Promise<Map<string, Seen>> {
  const { characters } = pack
  return new Map(await Promise.all(characters.map(async (one) => [one.id, await see(one)] as const)))
}

async function outlineOf({ portrait, id }: Character): Promise<Outline> {
  const pixels = await sharp(Buffer.from(drawSilhouette(portrait as PortraitSpec, { seed: id, parts })), {
    density: 15,
  })
    .resize(60, 80, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return [...pixels].map((tone) => tone < 128)
}

async function stripOf({ portrait, id }: Character): Promise<Band> {
  const pixels = await sharp(Buffer.from(drawEyesBand(portrait as PortraitSpec, { seed: id, parts })), { density: 24 })
    .resize(24, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return bandOf(pixels)
}

function named(pairs: readonly { first: string; second: string; value: number }[]): string[] {
  return pairs.map(({ first, second, value }) => `${first} and ${second}: ${value.toFixed(3)}`)
}
