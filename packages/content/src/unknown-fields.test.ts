import { expect, it } from 'vitest'
import { listPackFaults, createSmallPack, writePack, type SmallPack } from '../test/small-pack.ts'

/** One object of each type in a pack's files, with a function that finds it. */
const shapes: [shape: string, find: (files: SmallPack) => object | undefined][] = [
  ['the manifest', (f) => f['pack.json']],
  ['a banner', (f) => f['pack.json'].banners.special],
  ['a series', (f) => f['series/moon.json']],
  ['a character', (f) => f['series/moon.json'].characters[0]],
  ['a card', (f) => f['series/moon.json'].cards[0]],
  ['the words of a scene', (f) => f['series/moon.json'].scenes.easy],
  ['an opening', (f) => f['series/moon.json'].opening],
  ['a clip', (f) => f['series/moon.json'].opening.clips.easy],
  ['a portrait', (f) => f['portraits/moon.json'].luna],
  ['the hair of a portrait', (f) => f['portraits/moon.json'].luna.hair],
  ['the changes of a titled card', (f) => f['portraits/moon.json']['luna-2']],
  ['a scene', (f) => f['scenes/moon.json'].scenes.easy],
  ['a member of the cast', (f) => f['scenes/moon.json'].scenes.easy.cast[0]],
  ['a cover', (f) => f['scenes/moon.json'].covers.easy],
]

it.each(shapes)('refuses an unknown field of %s', async (_shape, find) => {
  const files = createSmallPack()
  Object.assign(find(files) ?? {}, { mood: 'calm' })
  expect(await listPackFaults(await writePack(files))).toContainEqual(
    expect.stringMatching(/mood is not a known field$/),
  )
})
