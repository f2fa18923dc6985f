import { expect, it } from 'vitest'
import { createSmallPack, writePack } from '../../test/small-pack.ts'
import { loadPack } from '../load.ts'
import { listClips, listPictures } from './catalog.ts'
import { createMediaKey, createRecipe, type MediaRequest } from './request.ts'

const pack = await loadPack(await writePack(createSmallPack()))
const VERSIONS = { pictureOf: () => 'v1', clips: 'v1', variations: '1' }
const card: MediaRequest = { kind: 'card', card: 'luna-1', width: 600 }
const key = (request: MediaRequest) => createMediaKey(pack, request, VERSIONS)

it('names a picture by an opaque key', () => {
  expect(key(card)).toMatch(/^[0-9a-f]{64}$/)
})

it('keeps the key of a picture when a different picture changes', async () => {
  const files = createSmallPack()
  Object.assign(files['portraits/moon.json'].luna, { skin: 'green' })
  const other = await loadPack(await writePack(files))
  expect(createMediaKey(other, card, VERSIONS)).not.toBe(key(card))
  const hare: MediaRequest = { kind: 'card', card: 'hare-1', width: 600 }
  expect(createMediaKey(other, hare, VERSIONS)).toBe(key(hare))
})

it('changes the key when the drawing code changes', () => {
  expect(createMediaKey(pack, card, { ...VERSIONS, pictureOf: () => 'v2' })).not.toBe(key(card))
})

it('gives every listed picture its own key, except pictures that look the same', () => {
  const requests = listPictures(pack)
  const solutions = requests.filter(({ kind }) => kind.endsWith('-solution')).length
  expect(new Set(requests.map(key)).size).toBe(requests.length - solutions)
})

it('shows the same picture for the solution and the plain card', () => {
  expect(key({ kind: 'eyes-solution', character: 'luna', mode: 2 })).toBe(key(card))
})

it('draws a zoom around the focus directly, without cropping it', () => {
  const recipe = createRecipe(pack, { kind: 'scene', series: 'moon', mode: 0, zoom: 400 })
  expect(recipe.drawing).toMatchObject({ window: { left: 150, top: 300, width: 300, height: 200 } })
  expect(recipe).toMatchObject({ cut: null, output: { width: 960, height: 640 } })
})

it('makes one pixel per block', () => {
  const recipe = createRecipe(pack, { kind: 'cover', series: 'moon', mode: 1, block: 130 })
  expect(recipe).toMatchObject({ output: { width: 6, height: 8 }, encoding: { lossless: true } })
})

it('refuses requests for unknown ids', () => {
  expect(() => createRecipe(pack, { kind: 'card', card: 'ghost', width: 600 })).toThrow('ghost')
})

const clip = (mode: 0 | 1 | 2 | 'full'): MediaRequest => ({ kind: 'clip', series: 'moon', mode })

it('gives shorter clips to harder modes, and the whole piece after solving', () => {
  const excerpts = ([0, 1, 2, 'full'] as const).map((mode) => createRecipe(pack, clip(mode)))
  const seconds = [{ seconds: null }, { seconds: 10 }, { seconds: 6 }, { seconds: null, fromBeat: 0, toBeat: 2 }]
  expect(excerpts).toMatchObject(seconds.map((excerpt) => ({ excerpt })))
})

it('puts no name into the recipe of a clip except as the random seed', () => {
  const { seed, ...rest } = { seed: '', ...createRecipe(pack, clip(0)) }
  expect(seed).toBe('moon')
  expect(JSON.stringify(rest)).not.toMatch(/moon|song/i)
})

it('changes the keys of clips only when the sound code changes', () => {
  expect(createMediaKey(pack, clip(1), { ...VERSIONS, pictureOf: () => 'v2' })).toBe(key(clip(1)))
  expect(createMediaKey(pack, clip(1), { ...VERSIONS, clips: 'v2' })).not.toBe(key(clip(1)))
})

it('lists the whole piece of every series', () => {
  expect(listClips(pack).map(({ mode }) => mode)).toEqual(pack.series.map(() => 'full'))
})
