import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigFault } from './config.ts'
import { holdFolder } from './data-folder.ts'

let around = ''
beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'otogi-held-'))
  await writeFile(join(around, 'file'), '')
})
afterAll(() => rm(around, { recursive: true }))

test('a folder is made, held and let go', async () => {
  const folder = join(around, 'new', 'data')
  const release = await holdFolder(folder)
  expect(await readdir(folder)).toEqual(['server.pid'])
  await release()
  expect(await readdir(folder)).toEqual([])
})

test.each(['file', 'file/data'])('%s stops the start with one line that names the setting', async (path) => {
  const holding = holdFolder(join(around, path))
  await expect(holding).rejects.toThrow(ConfigFault)
  await expect(holding).rejects.toThrow(/^DATA_DIR: a file is where \S+ should be$/)
})
