import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openProgress } from './progress.ts'

test('a resumed test continues with the seed and the counts of the last run, a new one starts from zero', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-progress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const nested = join(folder, 'new')
  const first = await openProgress('fuzz', { seed: 7, next: 0 }, true, nested)
  expect(first.progress).toEqual({ seed: 7, next: 0 })
  first.progress.next = 500
  await first.save()
  const open = async (resume: boolean) => (await openProgress('fuzz', { seed: 1, next: 0 }, resume, nested)).progress
  expect(await open(true)).toEqual({ seed: 7, next: 500 })
  expect(await open(false)).toEqual({ seed: 1, next: 0 })
})
