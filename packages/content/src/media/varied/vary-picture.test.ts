import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createTemporaryFolder } from '../../../test/folder.ts'
import type { Recipe } from '../picture/recipe.ts'
import { createPictureChanges, createClipChanges } from './look.ts'
import { varyPicture } from './vary-picture.ts'

/** A picture that is red on the left half and gray on the right. */
const TWO_HALVES = `<svg xmlns="http://www.w3.org/2000/svg" width="78" height="104"><rect width="78" height="104" fill="#808080"/>
<rect width="39" height="104" fill="#c02020"/></svg>`
const SHARP = { width: 78, height: 104 }
const BLOCKS = { width: 6, height: 8 }
const SEEDS = Array.from({ length: 24 }, (_, n) => `seed ${n}`)

const cover: Recipe = {
  drawing: { of: 'cover', spec: { parts: [], seed: 's' }, portraits: {} },
  parts: {},
  raster: { ...SHARP, bloom: true },
  cut: null,
  gray: false,
  output: SHARP,
  encoding: { lossless: false, maxBytes: 98_000 },
}
const blocks: Recipe = { ...cover, output: BLOCKS, encoding: { lossless: true } }
const own: Recipe = {
  ...cover,
  drawing: { of: 'file', file: '', sha256: '', part: { left: 0, top: 0, ...SHARP }, style: 'picture' },
}

let base = ''
beforeAll(async () => {
  base = join(await createTemporaryFolder(), 'plain.webp')
  await writeFile(base, await sharp(Buffer.from(TWO_HALVES)).webp().toBuffer())
})

const vary = (recipe: Recipe, seed: string, isSolution = false) => varyPicture({ base, recipe, seed, isSolution })
const readPixels = async (file: Buffer) => (await sharp(file).removeAlpha().raw().toBuffer()).toString('base64')

/** Finds the red half, which is on the left unless the picture is mirrored. */
async function findRedHalf(file: Buffer): Promise<'left' | 'right'> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .resize(4, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const redness = (x: number) => (data[x * info.channels] ?? 0) - (data[x * info.channels + 1] ?? 0)
  return redness(0) > redness(3) ? 'left' : 'right'
}

it('has different pixels for every seed, and the same bytes for the same seed', async () => {
  for (const recipe of [cover, blocks]) {
    const files = await Promise.all(SEEDS.map((seed) => vary(recipe, seed)))
    const plain = await sharp(base).resize(recipe.output).webp({ lossless: true }).toBuffer()
    expect(new Set(await Promise.all([plain, ...files].map(readPixels))).size).toBe(SEEDS.length + 1)
    expect(await vary(recipe, 'seed 0')).toEqual(files[0])
  }
})

it('keeps the dimensions and the maximum file size of the picture', async () => {
  const small = await vary(blocks, 'seed 1')
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', ...BLOCKS })
  const full = await vary(cover, 'seed 1')
  expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', ...SHARP })
  const maxBytes = full.length - 1
  expect((await vary({ ...cover, encoding: { lossless: false, maxBytes } }, 'seed 1')).length).toBeLessThan(full.length)
})

it('is mirrored at all steps of a puzzle and in its solution, or nowhere', async () => {
  const mirrored = new Set<string>()
  for (const seed of SEEDS.slice(0, 10)) {
    const halves = await Promise.all(
      [vary(cover, seed), vary(blocks, seed), vary(cover, seed, true)].map(async (one) => findRedHalf(await one)),
    )
    expect(new Set(halves).size).toBe(1)
    mirrored.add(halves[0] ?? '')
  }
  expect(mirrored.size).toBe(2)
})

it('never mirrors a picture file of a pack, because it may contain text', async () => {
  for (const seed of SEEDS.slice(0, 10)) expect(await findRedHalf(await vary(own, seed))).toBe('left')
})

it('keeps gray eye strips gray', async () => {
  const gray = join(await createTemporaryFolder(), 'gray.webp')
  await writeFile(gray, await sharp(base).grayscale().webp().toBuffer())
  const file = await varyPicture({ base: gray, recipe: { ...cover, gray: true }, seed: 'seed 2', isSolution: false })
  const data = await sharp(file).removeAlpha().raw().toBuffer()
  const spread = data.reduce(
    (most, _, at) => (at % 3 ? most : Math.max(most, Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0)))),
    0,
  )
  expect(spread).toBeLessThan(4)
})

it('changes every picture only slightly', () => {
  for (const seed of SEEDS) {
    const { turn, crop, gains, offsets, light } = createPictureChanges(seed, {
      canMirror: true,
      canTurn: true,
      isGray: false,
    })
    expect(Math.abs(turn)).toBeLessThanOrEqual(2.5)
    expect(crop.share).toBeGreaterThanOrEqual(0.9)
    for (const factor of [...gains, ...light]) expect(Math.abs(factor - 1)).toBeLessThanOrEqual(0.08)
    for (const offset of offsets) expect(Math.abs(offset)).toBeLessThanOrEqual(7)
    const { tempo, tuning } = createClipChanges(seed)
    expect(Math.abs(tempo - 1.03)).toBeLessThanOrEqual(0.04 + Number.EPSILON)
    expect(Math.abs(tuning)).toBeLessThanOrEqual(0.7)
  }
})
