import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderStore, type FileStore } from '@otogi/content/media/file-store'
import type { PainterPool } from '@otogi/content/media/pool'
import type { MediaRequest } from '@otogi/content/media/request'
import { openMediaStore } from '@otogi/content/media/store'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startObjectServer } from '../../../test/object-store.ts'
import { createTestPack } from '../../../test/pack.ts'
import { createPicture } from '../../../test/pictures.ts'
import { openObjectStore } from './object-store.ts'

const DAY_MS = 86_400_000
const pack = createTestPack()
const card: MediaRequest = { kind: 'card', card: pack.cards[0]?.id ?? '', width: 300 }
const eyes: MediaRequest = { kind: 'eyes', character: pack.characters[0]?.id ?? '', mode: 0, seed: 'a' }

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function openTestBucket(): Promise<FileStore> {
  const server = await startObjectServer()
  onTestFinished(() => server[Symbol.asyncDispose]())
  return openObjectStore(server.s3, 'media/')
}

describe.each([
  ['a folder', async () => openFolderStore(await createFolder())],
  ['a bucket', openTestBucket],
])('servers that share drawn media through %s', (_, openShared) => {
  async function createServers() {
    const shared = await openShared()
    const painted: string[] = []
    const picture = await createPicture('webp')
    const painters: PainterPool = {
      paint(key) {
        painted.push(key)
        return Promise.resolve(picture)
      },
      hurry() {},
      close: () => Promise.resolve(),
    }
    const open = async () => openMediaStore({ pack, directory: await createFolder(), shared, painters })
    return { shared, painted, picture, open }
  }

  test('draw each picture once', async () => {
    const { open, painted, picture } = await createServers()
    const made = await (await open()).find(card)
    const found = await (await open()).find(card)
    expect(painted).toHaveLength(1)
    expect([made.bytes, found.bytes]).toEqual([picture.length, picture.length])
  })

  test.each([0, 7, 20])('draw a picture again of which only %i bytes are left', async (left) => {
    const { open, painted, picture, shared } = await createServers()
    await (await open()).find(card)
    const [stored] = await shared.list()
    await shared.write(stored?.name ?? '', picture.subarray(0, left))
    expect((await (await open()).find(card)).bytes).toBe(picture.length)
    expect(painted).toHaveLength(2)
  })

  test('delete the varied pictures of past days', async () => {
    const { open, shared } = await createServers()
    const store = await open()
    await store.find(eyes)
    expect(await shared.list('varied/')).toHaveLength(1)
    await store.sweep(Date.now() + 2 * DAY_MS)
    expect(await shared.list('varied/')).toHaveLength(1)
    await store.sweep(Date.now() + 3 * DAY_MS)
    expect(await shared.list('varied/')).toHaveLength(0)
    expect(await shared.list()).toHaveLength(1)
  })
})
