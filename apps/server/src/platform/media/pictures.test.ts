import { mkdtemp, readdir, rm, truncate, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toDataUrl, createPicture } from '../../../test/pictures.ts'
import { createPictures } from './pictures.ts'

const HOUR_MS = 3_600_000

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a sweep takes what is nobody’s and has been there for long, and nothing else', async () => {
  const folder = await createFolder()
  const pictures = createPictures(folder)
  const url = toDataUrl(await createPicture('png'))
  const now = Date.now()
  const keep = async (ageMs: number) => {
    const name = await pictures.keep(url)
    const then = new Date(now - ageMs)
    await utimes(join(folder, `${name}.webp`), then, then)
    return name
  }
  const [used, left, young] = [await keep(9 * HOUR_MS), await keep(2 * HOUR_MS), await keep(HOUR_MS / 2)]
  await pictures.sweep(new Set([used]), now)
  expect((await readdir(folder)).toSorted()).toEqual([`${used}.webp`, `${young}.webp`].toSorted())
  expect(await pictures.read(left)).toBeUndefined()
})

test('where no picture was kept yet there is nothing to sweep', async () => {
  await expect(createPictures('/nowhere/at/all').sweep(new Set(), Date.now())).resolves.toBeUndefined()
})

test.each([0, 7, 100])('a picture of which a power loss left %i bytes is no picture', async (left) => {
  const folder = await createFolder()
  const pictures = createPictures(folder)
  const name = await pictures.keep(toDataUrl(await createPicture('png')))
  expect((await pictures.read(name))?.length).toBeGreaterThan(left)
  await truncate(join(folder, `${name}.webp`), left)
  expect(await pictures.read(name)).toBeUndefined()
})

test('a picture that cannot be removed does not undo the change that replaced it', async () => {
  await expect(createPictures('/dev/null').drop('0'.repeat(32))).resolves.toBeUndefined()
})

test('of more pictures at once than can be waited for, the last are asked to come again', async () => {
  const folder = await createFolder()
  const pictures = createPictures(folder)
  const url = toDataUrl(await createPicture('jpeg'))
  const outcomes = await Promise.allSettled(Array.from({ length: 15 }, () => pictures.keep(url)))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(refused).toHaveLength(3)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await readdir(folder)).toHaveLength(12)
})
