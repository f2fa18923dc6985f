import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROPS } from '@otogi/art/props/index'
import { SCENERY } from '@otogi/art/scene/scenery'
import { WARDROBE } from '@otogi/art/wardrobe'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../../test/folder.ts'
import type { Drawing } from './picture/recipe.ts'
import { readSources } from './sources.ts'
import { computeMediaVersions, createPictureVersions } from './version.ts'

const SOURCES = {
  'portrait.ts': "import { draw } from './figure.ts'\nimport { sky } from './scene/sky.ts'",
  'figure.ts': "import { OUTFIT } from './outfit/index.ts'",
  'outfit/index.ts': "import { COATS } from './coats.ts'\nimport { HATS } from './hats.ts'",
  'outfit/coats.ts': "import { seam } from './seam.ts'",
  'outfit/hats.ts': 'export const HATS = {}',
  'outfit/seam.ts': 'export const seam = 1',
  'scene/scene.ts': "import { draw } from '../figure.ts'\nimport { cast } from './cast.ts'",
  'scene/cast.ts': 'export const cast = 1',
  'scene/sky.ts': "import places from './places.json' with { type: 'json' }",
  'scene/places.json': '{}',
  'derive.ts': '',
  'cover.ts': '',
}
const KINDS = new Map([
  ['coat', ['outfit/coats.ts']],
  ['hat', ['outfit/hats.ts']],
])

const portrait = (kind: string) => ({ of: 'portrait', spec: { outfit: [{ kind }] }, seed: 's' }) as unknown as Drawing
const PICTURES = {
  'a card with a coat': portrait('coat'),
  'a card with a hat': portrait('hat'),
  'a scene with a coat': { of: 'scene', spec: {}, portraits: { one: { outfit: [{ kind: 'coat' }] } } },
  'a scene with nobody': { of: 'scene', spec: {}, portraits: {} },
} as unknown as Record<string, Drawing>

/** Lists the pictures whose version changes if a comment is added to the given module. */
function findRedrawnPictures(module: keyof typeof SOURCES): string[] {
  const versionsOf = (sources: Record<string, string>) =>
    Object.entries(PICTURES).map(([name, drawing]) => [
      name,
      createPictureVersions(new Map(Object.entries(sources)), 'base', KINDS)(drawing),
    ])
  const before = new Map(versionsOf(SOURCES).map(([name = '', version = '']) => [name, version]))
  const after = versionsOf({ ...SOURCES, [module]: `${SOURCES[module]}\n// a comment` })
  return after.flatMap(([name = '', version]) => (before.get(name) === version ? [] : [name]))
}

it.each<[keyof typeof SOURCES, string[]]>([
  ['outfit/coats.ts', ['a card with a coat', 'a scene with a coat']],
  ['outfit/seam.ts', ['a card with a coat', 'a scene with a coat']],
  ['outfit/hats.ts', ['a card with a hat']],
  ['scene/cast.ts', ['a scene with a coat', 'a scene with nobody']],
  ['scene/sky.ts', ['a card with a coat', 'a card with a hat']],
  ['scene/places.json', ['a card with a coat', 'a card with a hat']],
  ['figure.ts', Object.keys(PICTURES)],
])('a change of %s redraws only the pictures that it draws', (module, pictures) => {
  expect(findRedrawnPictures(module)).toEqual(pictures)
})

it('finds the module of every kind that the engine draws', async () => {
  const { pictureOf } = await computeMediaVersions()
  const kinds = [WARDROBE.outfit, WARDROBE.headgear, PROPS, SCENERY].flatMap((table) => Object.keys(table))
  const unknown = pictureOf(portrait('no-such-garment'))
  expect(kinds.filter((kind) => pictureOf(portrait(kind)) === unknown)).toEqual([])
})

it('is the same for the same code', async () => {
  const [one, other] = await Promise.all([computeMediaVersions(), computeMediaVersions()])
  expect(one.clips).toBe(other.clips)
  expect(one.pictureOf(portrait('coat'))).toBe(other.pictureOf(portrait('coat')))
  expect(one.pictureOf(portrait('coat'))).not.toBe(one.clips)
})

it('reads the drawing code and its tables, and no tests', async () => {
  const directory = await createTemporaryFolder()
  await mkdir(join(directory, 'draw'))
  for (const file of ['a.ts', 'a.test.ts', 'c.json', 'draw/b.ts']) await writeFile(join(directory, file), file)
  expect([...(await readSources(directory))]).toEqual([
    ['a.ts', 'a.ts'],
    ['c.json', 'c.json'],
    ['draw/b.ts', 'draw/b.ts'],
  ])
})
