import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../test/folder.ts'
import { listPackFaults } from '../test/small-pack.ts'
import { loadPack } from './load.ts'
import { listClips, listPictures } from './media/catalog.ts'
import { createMediaKey, type MediaRequest } from './media/request.ts'
import { openMediaStore } from './media/store.ts'

const LANTERNS = fileURLToPath(new URL('../test/lanterns', import.meta.url))
const PORTRAITS = 'portraits/lantern-night.json'
const SCENES = 'scenes/lantern-night.json'
const SERIES = 'series/lantern-night.json'

type Json = Record<string, unknown>

async function copyPack(): Promise<string> {
  const directory = await createTemporaryFolder()
  await cp(LANTERNS, directory, { recursive: true })
  return directory
}

async function changeFile(directory: string, file: string, edit: (json: Record<string, Json>) => void): Promise<void> {
  const path = join(directory, file)
  const json = JSON.parse(await readFile(path, 'utf8')) as Record<string, Json>
  edit(json)
  await writeFile(path, JSON.stringify(json))
}

const portraits = (edit: (json: Record<string, Json>) => void) => (directory: string) =>
  changeFile(directory, PORTRAITS, edit)

const drawing = {
  build: 'girl',
  skin: 'fair',
  hair: { color: '#e8be4b' },
  eyes: {},
  background: { colors: ['#8ab0e8', '#3a4f9a'] },
}

const broken: [name: string, spoil: (directory: string) => Promise<void>, fault: string][] = [
  [
    'a picture that is missing',
    portraits((all) => Object.assign(all['star'] ?? {}, { picture: 'media/none.png' })),
    `${PORTRAITS} star.picture "media/none.png" is missing`,
  ],
  [
    'a picture outside the pack',
    portraits((all) => Object.assign(all['star'] ?? {}, { picture: '../star.webp' })),
    `${PORTRAITS} star.picture "../star.webp" is outside the pack`,
  ],
  [
    'a sound where a picture belongs',
    portraits((all) => Object.assign(all['star'] ?? {}, { picture: 'media/easy.mp3' })),
    `${PORTRAITS} star.picture "media/easy.mp3" is not a readable picture`,
  ],
  [
    'a picture too small',
    async (directory) => {
      const small = sharp({ create: { width: 200, height: 400, channels: 3, background: '#fff' } })
      await small.png().toFile(join(directory, 'media/cover-0.png'))
    },
    `${SCENES} covers.easy.picture "media/cover-0.png" is 200 by 400 pixels; either side needs 300`,
  ],
  [
    'a picture of another kind',
    async (directory) => {
      const gif = sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
      await gif.gif().toFile(join(directory, 'media/cover-0.png'))
    },
    `${SCENES} covers.easy.picture "media/cover-0.png" is gif, not PNG, JPEG or WebP`,
  ],
  [
    'a character without an outline',
    portraits((all) => delete all['tall']?.['silhouette']),
    `${PORTRAITS} tall.silhouette "media/tall.jpg" has no transparent pixels, so it has no outline`,
  ],
  [
    'a character whose eyes are nowhere',
    portraits((all) => delete all['round']?.['eyes']),
    `${PORTRAITS} round.eyes is missing`,
  ],
  [
    'a card that changes the drawing of a picture',
    portraits((all) => (all['round-2'] = { skin: 'moon' })),
    `${PORTRAITS} round-2 changes the drawing of "round", which is a picture file`,
  ],
  [
    'a drawn scene with a picture in its cast',
    (directory) =>
      changeFile(directory, SCENES, ({ scenes }) => {
        Object.assign(scenes ?? {}, {
          hard: { parts: [], seed: 's', cast: [{ portrait: 'round', x: 0, y: 0, scale: 1 }] },
        })
      }),
    `${SCENES} scenes.hard.cast.0.portrait "round" has no drawing`,
  ],
  [
    'a recording that is missing',
    (directory) =>
      changeFile(directory, SERIES, ({ opening }) => {
        Object.assign(opening?.['recordings'] ?? {}, { full: 'media/none.wav' })
      }),
    `${SERIES} opening.recordings.full "media/none.wav" is missing`,
  ],
  [
    'a file that is not a recording',
    (directory) => writeFile(join(directory, 'media/easy.mp3'), 'la la la'),
    `${SERIES} opening.recordings.easy "media/easy.mp3" is not MP3, OGG or WAV`,
  ],
]

describe('a pack with its own files', () => {
  it('has no faults', async () => {
    expect(await listPackFaults(LANTERNS)).toEqual([])
  })

  it.each(broken)('is refused with %s', async (_name, spoil, fault) => {
    const directory = await copyPack()
    await spoil(directory)
    expect(await listPackFaults(directory)).toContain(fault)
  })

  it('may also have drawn characters', async () => {
    const directory = await copyPack()
    await changeFile(directory, PORTRAITS, (all) => (all['star'] = drawing))
    expect(await listPackFaults(directory)).toEqual([])
  })
})

describe('the media of a pack with its own files', async () => {
  const pack = await loadPack(LANTERNS)
  const directory = await createTemporaryFolder()
  const store = await openMediaStore({ pack, directory })
  afterAll(() => store.close())
  const bytesOf = async (request: MediaRequest) => readFile((await store.find(request)).file)

  it('are all created and contain nothing else from their source', async () => {
    for (const request of [...listPictures(pack), ...listClips(pack)]) {
      const bytes = await bytesOf(request)
      expect(bytes.length).toBeLessThan(250_000)
      expect(bytes.toString('latin1')).not.toMatch(/lantern|akari|round|media\//i)
    }
  }, 120_000)

  it('show the outline of a transparent picture, dark on a light background', async () => {
    const silhouette = await bytesOf({ kind: 'silhouette', character: 'round', mode: 1 })
    const { data, info } = await sharp(silhouette).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const tone = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
    expect({ width: info.width, height: info.height }).toEqual({ width: 600, height: 800 })
    expect(tone(300, 400)).toBeLessThan(40)
    expect(tone(20, 20)).toBeGreaterThan(230)
  })

  it('zoom into a scene around its focus', async () => {
    const [near, whole] = await Promise.all([
      bytesOf({ kind: 'scene', series: 'lantern-night', mode: 0, zoom: 400 }),
      bytesOf({ kind: 'scene', series: 'lantern-night', mode: 0, zoom: 100 }),
    ])
    const cut = { left: 168, top: 176, width: 240, height: 160 }
    const [seen, wanted] = await Promise.all([
      sharp(near).resize(24, 16).removeAlpha().raw().toBuffer(),
      sharp(await sharp(whole).extract(cut).toBuffer())
        .resize(24, 16)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ])
    const apart = seen.reduce((sum, value, n) => sum + Math.abs(value - (wanted[n] ?? 0)), 0) / seen.length
    expect(apart).toBeLessThan(8)
  })

  it('are as long as their mode allows', async () => {
    const sizes = await Promise.all(
      ([0, 1, 2, 'full'] as const).map(async (mode) => {
        return (await bytesOf({ kind: 'clip', series: 'lantern-night', mode })).length
      }),
    )
    expect(Math.min(...sizes)).toBeGreaterThan(5_000)
  }, 60_000)

  it('have names that do not change with the folder', async () => {
    const versions = { pictureOf: () => '1', clips: '1', variations: '1' }
    const request: MediaRequest = { kind: 'card', card: 'star-1', width: 600 }
    const moved = await loadPack(await copyPack())
    expect(createMediaKey(moved, request, versions)).toBe(createMediaKey(pack, request, versions))
  })
})
