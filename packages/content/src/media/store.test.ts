import { mkdir, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakePainters, createFile } from '../../test/fake-painters.ts'
import { createTemporaryFolder } from '../../test/folder.ts'
import { createSmallPack, writePack } from '../../test/small-pack.ts'
import { loadPack } from '../load.ts'
import type { PainterPool } from './pool.ts'
import { openMediaStore, removeMedia } from './store.ts'
import { isVaried } from './recipe.ts'
import type { MediaRequest } from './request.ts'

const pack = await loadPack(await writePack(createSmallPack()))
const luna: MediaRequest = { kind: 'card', card: 'luna-1', width: 600 }
const hare: MediaRequest = { kind: 'card', card: 'hare-1', width: 600 }

const HOUR_MS = 3_600_000

let directory = ''
let fake = createFakePainters()

beforeEach(async () => {
  directory = await createTemporaryFolder()
  fake = createFakePainters()
})

const open = (more: Partial<PainterPool> = {}) =>
  openMediaStore({ pack, directory, painters: { ...fake.painters, ...more } })

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the media store', () => {
  it('finds a stored file without painting one that is missing', async () => {
    const store = await open()
    expect(await store.findStored(luna)).toBeUndefined()
    const making = store.find(luna)
    expect(await store.findStored(luna)).toEqual(await making)
    expect(await (await open()).findStored(luna)).toEqual(await making)
    expect(fake.painted).toHaveLength(1)
  })

  it('deletes the files of some requests, and makes them again when they are requested', async () => {
    const store = await open()
    const [kept, removed] = [await store.find(luna), await store.find(hare)]
    await removeMedia({ pack, directory }, [hare, { ...hare, width: 300 }])
    await expect(readFile(removed.file)).rejects.toThrow('ENOENT')
    expect([await store.findStored(luna), await store.findStored(hare)]).toEqual([kept, undefined])
    expect(await readFile(kept.file)).toEqual(createFile('picture 1'))
    await store.find(hare)
    expect(fake.painted).toHaveLength(3)
  })

  it('makes a picture once and reads it back', async () => {
    const store = await open()
    const first = await store.find(luna)
    expect(await readFile(first.file)).toEqual(createFile('picture 1'))
    expect(await store.find(luna)).toEqual(first)
    expect(await (await open()).find(luna)).toEqual(first)
    expect(fake.painted).toHaveLength(1)
  })

  it('makes a picture once for two concurrent requests', async () => {
    const store = await open()
    const [one, other] = await Promise.all([store.find(luna), store.find(luna)])
    expect(one).toEqual(other)
    expect(fake.painted).toHaveLength(1)
  })

  it('removes the unfinished file when it cannot be renamed', async () => {
    const place = (key: string) => join(directory, key.slice(0, 2), `${key}.webp`)
    const paint: PainterPool['paint'] = async (key) => {
      await mkdir(join(place(key), 'in the way'), { recursive: true })
      return Buffer.from('a picture')
    }
    const store = await open({ paint })
    await expect(store.find(luna)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
    expect(await readdir(directory, { recursive: true, withFileTypes: true })).not.toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/webp\./) as string }),
    )
  })

  it('raises the priority of a picture that is requested while it waits to be made in advance', async () => {
    const store = await open()
    await Promise.all([store.prepare([luna]), store.find(luna)])
    expect(fake.hurried).toEqual([expect.stringMatching(/^card /)])
    expect(fake.painted).toEqual([expect.stringMatching(/^card /)])
  })

  it.each([0, 4, 12])('makes a picture again if a power loss left %i bytes of it', async (left) => {
    const { file } = await (await open()).find(luna)
    await truncate(file, left)
    const found = await (await open()).find(luna)
    expect(found).toMatchObject({ file, bytes: createFile('picture 2').length })
    expect(await readFile(file)).toEqual(createFile('picture 2'))
  })

  it('makes a picture again if a power loss left only zeros', async () => {
    const { file, bytes } = await (await open()).find(luna)
    await writeFile(file, Buffer.alloc(bytes))
    await (await open()).find(luna)
    expect(await readFile(file)).toEqual(createFile('picture 2'))
  })

  it('removes unfinished files of a killed process, but none that may still be written', async () => {
    const store = await open()
    const { file } = await store.find(luna)
    const now = Date.now()
    const unfinished = async (name: string, ageMs: number) => {
      await writeFile(`${file}.${name}`, 'half a pic')
      await utimes(`${file}.${name}`, new Date(now - ageMs), new Date(now - ageMs))
    }
    await unfinished('0b1c2d3e-0000-4000-8000-000000000001', 2 * HOUR_MS)
    await unfinished('0b1c2d3e-0000-4000-8000-000000000002', HOUR_MS / 2)
    await utimes(file, new Date(now - 9 * HOUR_MS), new Date(now - 9 * HOUR_MS))
    await store.sweep(now)
    const files = (await readdir(directory, { recursive: true })).filter((name) => name.includes('.'))
    expect(files.toSorted()).toEqual([
      expect.stringMatching(/\.webp$/),
      expect.stringMatching(/\.webp\.0b1c2d3e-0000-4000-8000-000000000002$/),
    ])
  })

  it('gives puzzle pictures a different priority than cards', async () => {
    const store = await open()
    await store.find(luna)
    await store.find({ kind: 'cover', series: 'moon', mode: 0, block: 130 })
    await store.prepare([hare])
    expect(fake.painted.map((task) => task.split(' ')[0])).toEqual(['card', 'puzzle', 'ahead'])
  })

  it('makes a varied picture from the plain one, different for each seed', async () => {
    const store = await open()
    const eyes = { kind: 'eyes', character: 'luna', mode: 1 } as const
    const [one, other] = await Promise.all([store.find({ ...eyes, seed: 'a' }), store.find({ ...eyes, seed: 'b' })])
    expect(fake.painted).toHaveLength(3)
    const plain = await store.find(eyes)
    const varied = fake.recipes.filter((recipe) => isVaried(recipe))
    expect(varied.map(({ base }) => base)).toEqual([plain.file, plain.file])
    expect(varied.map(({ seed }) => seed).toSorted()).toEqual(['a', 'b'])
    expect(new Set([one.file, other.file, plain.file]).size).toBe(3)
  })

  it('raises the priority of the plain picture that a varied one needs', async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const paint: PainterPool['paint'] = async (...task) => {
      begun.resolve()
      await gate.promise
      return fake.painters.paint(...task)
    }
    const store = await open({ paint })
    const request = { kind: 'eyes', character: 'luna', mode: 1, seed: 'a' } as const
    const prepared = store.prepare([request])
    await begun.promise
    const found = store.find(request)
    gate.resolve()
    await Promise.all([prepared, found])
    expect(fake.hurried).toContain(`puzzle ${store.name({ kind: 'eyes', character: 'luna', mode: 1 })}`)
  })

  it('makes the blocks of a varied cover from the sharp cover', async () => {
    const store = await open()
    await store.find({ kind: 'cover', series: 'moon', mode: 0, block: 130, seed: 'a' })
    const sharp = await store.find({ kind: 'cover', series: 'moon', mode: 0, block: 1 })
    expect(fake.recipes.find((recipe) => isVaried(recipe))?.base).toBe(sharp.file)
  })

  it('renders a varied clip in a different tempo and tuning', async () => {
    const store = await open()
    await store.find({ kind: 'clip', series: 'moon', mode: 0 })
    await store.find({ kind: 'clip', series: 'moon', mode: 0, seed: 'a' })
    const [plain, varied] = fake.recipes.map((recipe) => ('score' in recipe ? recipe.score : undefined))
    expect([varied?.bpm, varied?.tuning]).not.toEqual([plain?.bpm, plain?.tuning])
  })

  it('removes variants from earlier days', async () => {
    const store = await open()
    const at = async (seed: string | undefined, ageMs: number) => {
      const request = { kind: 'eyes', character: 'luna', mode: 1 } as const
      const { file } = await store.find(seed === undefined ? request : { ...request, seed })
      await utimes(file, new Date(now - ageMs), new Date(now - ageMs))
      return file
    }
    const now = Date.now()
    const plain = await at(undefined, 90 * 24 * HOUR_MS)
    await at('a', 61 * HOUR_MS)
    const fresh = await at('b', 47 * HOUR_MS)
    await store.sweep(now)
    const left = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.webp'))
    expect(left.map((name) => join(directory, name)).toSorted()).toEqual([plain, fresh].toSorted())
  })

  it('leaves no unfinished files', async () => {
    const store = await open()
    await store.prepare([luna, hare])
    const files = (await readdir(directory, { recursive: true })).filter((file) => file.includes('.'))
    expect(files).toEqual([expect.stringMatching(/\.webp$/), expect.stringMatching(/\.webp$/)])
  })

  it('puts no name into the path of a file', async () => {
    const { file, type, bytes } = await (await open()).find(luna)
    expect(file.slice(directory.length)).toMatch(/^\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/)
    expect({ type, bytes }).toEqual({ type: 'image/webp', bytes: createFile('picture 1').length })
  })

  it('stores a clip as a sound file', async () => {
    const { file, type } = await (await open()).find({ kind: 'clip', series: 'moon', mode: 2 })
    expect(file).toMatch(/\.mp4$/)
    expect(type).toBe('audio/mp4')
  })

  it('reports its progress', async () => {
    const steps: string[] = []
    await (await open()).prepare([luna, hare], ({ done, total }) => steps.push(`${done}/${total}`))
    expect(steps).toEqual(['1/2', '2/2'])
  })

  it('makes the other pictures if one fails, and reports the failure', async () => {
    let calls = 0
    const paint: PainterPool['paint'] = (...task) =>
      calls++ === 0 ? Promise.reject(new Error('spilt')) : fake.painters.paint(...task)
    const store = await open({ paint })
    await expect(store.prepare([luna, hare])).rejects.toThrow('1 pictures could not be created')
    expect((await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.webp'))).toHaveLength(1)
  })

  it('tries again after a failure', async () => {
    let calls = 0
    const paint: PainterPool['paint'] = (...task) =>
      calls++ === 0 ? Promise.reject(new Error('spilt')) : fake.painters.paint(...task)
    const store = await open({ paint })
    await expect(store.find(luna)).rejects.toThrow('spilt')
    expect((await store.find(luna)).bytes).toBeGreaterThan(0)
  })

  it('refuses requests for unknown ids', async () => {
    await expect((await open()).find({ kind: 'card', card: 'ghost', width: 300 })).rejects.toThrow('ghost')
  })
})
