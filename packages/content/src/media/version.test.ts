import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../test/folder.ts'
import { mediaVersions, sourcesHash } from './version.ts'

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await newFolder()
  await mkdir(join(directory, 'draw'))
  for (const [name, source] of Object.entries(files)) await writeFile(join(directory, name), source)
  return directory
}

it('changes with the drawing code and not with its tests', async () => {
  const plain = await sourcesHash(await folder({ 'a.ts': '1', 'draw/b.ts': '2' }))
  expect(await sourcesHash(await folder({ 'draw/b.ts': '2', 'a.ts': '1', 'a.test.ts': '3' }))).toBe(plain)
  expect(await sourcesHash(await folder({ 'a.ts': '1', 'draw/b.ts': '3' }))).not.toBe(plain)
})

it('is the same for the same code', async () => {
  const { pictures, clips } = await mediaVersions()
  expect(await mediaVersions()).toEqual({ pictures, clips })
  expect(pictures).not.toBe(clips)
})
