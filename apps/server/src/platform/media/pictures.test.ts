import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderStore, type FileStore } from '@otogi/content/media/file-store'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startObjectServer } from '../../../test/object-store.ts'
import { toDataUrl, createPicture } from '../../../test/pictures.ts'
import { openObjectStore } from './object-store.ts'
import { createPictures } from './pictures.ts'

const HOUR_MS = 3_600_000

async function openTestFolder(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return openFolderStore(folder)
}

async function openTestBucket(): Promise<FileStore> {
  const server = await startObjectServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  return openObjectStore(server.s3, 'pictures/')
}

describe.each([
  ['a folder', openTestFolder],
  ['a bucket', openTestBucket],
])('pictures in %s', (_, openStore) => {
  test('are read as they were stored', async () => {
    const store = await openStore()
    const name = await createPictures(store).keep(toDataUrl(await createPicture('png')))
    const picture = await createPictures(store).read(name)
    expect(picture?.toString('latin1', 0, 4)).toBe('RIFF')
    expect(await store.read(`${name}.webp`)).toEqual(picture)
    expect(await store.list()).toEqual([{ name: `${name}.webp`, writtenAt: expect.any(Number) as number }])
  })

  test('are deleted by a sweep if they are unused and older than an hour', async () => {
    const store = await openStore()
    const pictures = createPictures(store)
    const url = toDataUrl(await createPicture('png'))
    const [used, unused] = [await pictures.keep(url), await pictures.keep(url)]
    await pictures.sweep(new Set([used]), Date.now() + HOUR_MS / 2)
    expect(await pictures.read(unused)).toBeDefined()
    await pictures.sweep(new Set([used]), Date.now() + 2 * HOUR_MS)
    expect((await store.list()).map(({ name }) => name)).toEqual([`${used}.webp`])
  })

  test('are deleted immediately when they are replaced', async () => {
    const pictures = createPictures(await openStore())
    const name = await pictures.keep(toDataUrl(await createPicture('png')))
    await pictures.drop(name)
    expect(await pictures.read(name)).toBeUndefined()
    await pictures.drop(name)
  })

  test.each([0, 7, 100])('count as missing if only %i bytes are left', async (left) => {
    const store = await openStore()
    const pictures = createPictures(store)
    const name = await pictures.keep(toDataUrl(await createPicture('png')))
    const picture = await pictures.read(name)
    await store.write(`${name}.webp`, picture?.subarray(0, left) ?? Buffer.alloc(0))
    expect(await pictures.read(name)).toBeUndefined()
  })

  test('need no sweep if none has been stored yet', async () => {
    await expect(createPictures(await openStore()).sweep(new Set(), Date.now())).resolves.toBeUndefined()
  })

  test('are refused if too many are uploaded at once', async () => {
    const store = await openStore()
    const pictures = createPictures(store)
    const url = toDataUrl(await createPicture('jpeg'))
    const outcomes = await Promise.allSettled(Array.from({ length: 15 }, () => pictures.keep(url)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refused).toHaveLength(3)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await store.list()).toHaveLength(12)
  })
})

test('a picture that cannot be deleted does not undo the change that replaced it', async () => {
  await expect(createPictures(openFolderStore('/dev/null')).drop('0'.repeat(32))).resolves.toBeUndefined()
})

test('without its bucket, a server refuses to store pictures', async () => {
  const server = await startObjectServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  const pictures = createPictures(openObjectStore(server.s3, 'pictures/'))
  await server.stop()
  await expect(pictures.keep(toDataUrl(await createPicture('png')))).rejects.toThrow(/^the object store: /)
  await expect(pictures.tryWrite()).rejects.toThrow(/^the object store: /)
})
