import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPackIndex } from './pack-index.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-parts-'))
  await mkdir(join(folder, 'parts/props'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

const writePart = (content: string) =>
  writeFile(
    join(folder, 'parts/props/paper-lantern.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`,
  )

test('an edited part is shown in its current state', async () => {
  await writePart('<path d="M0 0h9v9z" fill="#aa0000"/>')
  const before = await readPackIndex(folder)
  expect(before.own).toEqual(['props/paper-lantern'])
  expect(before.parts['props/paper-lantern']).toContain('#aa0000')
  await writePart('<path d="M0 0h9v9z" fill="#00aa00"/>')
  expect((await readPackIndex(folder)).parts['props/paper-lantern']).toContain('#00aa00')
})

test('a faulty part is listed with its fault, and the other parts are still shown', async () => {
  await writePart('<script/>')
  const { faults, own, parts } = await readPackIndex(folder)
  expect(faults.join('\n')).toContain('parts/props/paper-lantern.svg: script (line 1)')
  expect(own).toEqual([])
  expect(Object.keys(parts).length).toBeGreaterThan(100)
})
