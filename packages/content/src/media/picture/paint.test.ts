import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createPainter } from './paint.ts'
import type { Recipe } from './recipe.ts'

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80" viewBox="0 0 60 80"><title>secret</title>
<rect width="60" height="80" fill="#224488"/><circle cx="30" cy="30" r="18" fill="#ffe0a0"/></svg>`

const recipe: Recipe = {
  drawing: { of: 'cover', spec: { parts: [], seed: 's' }, portraits: {} },
  parts: {},
  raster: { width: 60, height: 80, bloom: true },
  cut: null,
  gray: false,
  output: { width: 60, height: 80 },
  encoding: { lossless: false, maxBytes: 80_000 },
}

const paint = (one: Recipe) => createPainter(() => SVG)(one)

it('produces the same bytes twice', async () => {
  expect((await paint(recipe)).equals(await paint(recipe))).toBe(true)
})

it('writes no metadata', async () => {
  const file = await paint(recipe)
  const { exif, xmp, icc, iptc, comments } = await sharp(file).metadata()
  expect([exif, xmp, icc, iptc, comments].filter((one) => one !== undefined)).toEqual([])
  expect(file.includes('secret')).toBe(false)
})

it('makes pictures of the requested size', async () => {
  const { width, height, format } = await sharp(await paint({ ...recipe, output: { width: 6, height: 8 } })).metadata()
  expect({ width, height, format }).toEqual({ width: 6, height: 8, format: 'webp' })
})

it('keeps every pixel in lossless pictures', async () => {
  const small = await paint({ ...recipe, output: { width: 6, height: 8 }, encoding: { lossless: true } })
  const again = await paint({ ...recipe, output: { width: 6, height: 8 }, encoding: { lossless: true } })
  expect(await sharp(small).raw().toBuffer()).toEqual(await sharp(again).raw().toBuffer())
  expect(small.subarray(12, 16).toString()).toBe('VP8L')
})

it('lowers the quality until the file is small enough', async () => {
  const full = await paint(recipe)
  const encoding = { lossless: false, maxBytes: full.length - 1 } as const
  expect((await paint({ ...recipe, encoding })).length).toBeLessThan(full.length)
})

it('renders a larger raster from the vector drawing', async () => {
  const large = await paint({
    ...recipe,
    raster: { width: 600, height: 800, bloom: false },
    output: { width: 600, height: 800 },
  })
  const { data } = await sharp(large)
    .extract({ left: 115, top: 300, width: 10, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const jump = Math.max(...[...data].map((value, at) => Math.abs(value - (data[at + 3] ?? value))))
  expect(jump).toBeGreaterThan(60)
})

it('draws once for pictures cut from the same raster', async () => {
  let drawn = 0
  const counting = createPainter(() => {
    drawn += 1
    return SVG
  })
  await counting(recipe)
  await counting({ ...recipe, output: { width: 6, height: 8 } })
  expect(drawn).toBe(1)
})

it('keeps transparency through the bloom', async () => {
  const hole = SVG.replace('<rect width="60" height="80" fill="#224488"/>', '')
  const file = await createPainter(() => hole)(recipe)
  const { data } = await sharp(file)
    .extract({ left: 0, top: 79, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[3]).toBe(0)
})

it('makes colors more vivid with the bloom, but keeps gray gray', async () => {
  const corner = async (fill: string, bloom: boolean) => {
    const plain = createPainter(() => SVG.replace('#224488', fill))
    const file = await plain({ ...recipe, raster: { ...recipe.raster, bloom }, encoding: { lossless: true } })
    const { data } = await sharp(file)
      .extract({ left: 0, top: 79, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return Math.max(...data) - Math.min(...data)
  }
  expect(await corner('#5a7090', true)).toBeGreaterThan((await corner('#5a7090', false)) * 1.3)
  expect(await corner('#707070', true)).toBeLessThanOrEqual(1)
})
