import { existsSync, readlinkSync } from 'node:fs'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeWholeFile } from './whole-file.ts'

/** Records each path that is flushed to disk, and whether the finished file already existed at that moment. */
async function recordFlushes(file: string) {
  const flushed: { path: string; isFinished: boolean }[] = []
  await using handle = await open(tmpdir())
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    flushed.push({ path: readlinkSync(`/proc/self/fd/${this.fd}`), isFinished: existsSync(file) })
    return Promise.resolve()
  })
  onTestFinished(() => sync.mockRestore())
  return flushed
}

// The path of an open file is available only on Linux.
test.runIf(process.platform === 'linux')(
  'a file is flushed before it gets its name, and the new folders afterwards',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'otogi-flush-'))
    onTestFinished(() => rm(root, { recursive: true }))
    const file = join(root, 'new', 'picture.webp')
    const flushed = await recordFlushes(file)
    await writeWholeFile(file, Buffer.from('picture'))
    expect(flushed).toEqual([
      { path: expect.stringMatching(`^${file}\\.[0-9a-f-]{36}$`), isFinished: false },
      { path: join(root, 'new'), isFinished: true },
      { path: root, isFinished: true },
    ])
  },
)
