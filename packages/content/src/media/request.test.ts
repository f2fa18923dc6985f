import { expect, it } from 'vitest'
import { smallPack, writePack } from '../../test/small-pack.ts'
import { loadPack } from '../load.ts'
import { allPictures } from './catalogue.ts'
import { mediaKey, recipeOf, type MediaRequest } from './request.ts'

const pack = await loadPack(await writePack(smallPack()))
const VERSION = 'v1'
const card: MediaRequest = { kind: 'card', card: 'luna-1', width: 600 }
const key = (request: MediaRequest) => mediaKey(pack, request, VERSION)

it('names a picture by an opaque key', () => {
  expect(key(card)).toMatch(/^[0-9a-f]{64}$/)
})

it('keeps the key of a picture when another changes', async () => {
  const files = smallPack()
  Object.assign(files['portraits/moon.json'].luna, { skin: 'green' })
  const other = await loadPack(await writePack(files))
  expect(mediaKey(other, card, VERSION)).not.toBe(key(card))
  const hare: MediaRequest = { kind: 'card', card: 'hare-1', width: 600 }
  expect(mediaKey(other, hare, VERSION)).toBe(key(hare))
})

it('gives another key to another state of the drawing code', () => {
  expect(mediaKey(pack, card, 'v2')).not.toBe(key(card))
})

it('gives every picture of the catalogue its own key, but for those that look the same', () => {
  const requests = allPictures(pack)
  const solutions = requests.filter(({ kind }) => kind.endsWith('-solution')).length
  expect(new Set(requests.map(key)).size).toBe(requests.length - solutions)
})

it('shows the solution as the plain card does', () => {
  expect(key({ kind: 'eyes-solution', character: 'luna', mode: 2 })).toBe(key(card))
})

it('draws a zoom around the focus and cuts nothing afterwards', () => {
  const recipe = recipeOf(pack, { kind: 'scene', series: 'moon', mode: 0, zoom: 400 })
  expect(recipe.drawing).toMatchObject({ window: { left: 150, top: 300, width: 300, height: 200 } })
  expect(recipe).toMatchObject({ cut: null, output: { width: 960, height: 640 } })
})

it('makes one pixel of each block', () => {
  const recipe = recipeOf(pack, { kind: 'cover', series: 'moon', mode: 1, block: 130 })
  expect(recipe).toMatchObject({ output: { width: 6, height: 8 }, encoding: { lossless: true } })
})

it('refuses what the pack does not hold', () => {
  expect(() => recipeOf(pack, { kind: 'card', card: 'ghost', width: 600 })).toThrow('ghost')
})
