import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faultsIn } from '../test/small-pack.ts'
import { loadPack } from './load.ts'

const LEGENDS = fileURLToPath(new URL('../../../content/legends', import.meta.url))

describe('the legends pack', () => {
  it('has no faults in any series that it could play, drawn or not', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'legends-'))
    await cp(LEGENDS, directory, { recursive: true })
    const ids = (await readdir(join(directory, 'series'))).map((file) => file.replace('.json', '')).toSorted()
    const manifest = JSON.parse(await readFile(join(directory, 'pack.json'), 'utf8')) as object
    await writeFile(join(directory, 'pack.json'), JSON.stringify({ ...manifest, series: ids }))
    const faults = (await faultsIn(directory)).filter((fault) => !/^(portraits|scenes)/.test(fault))
    expect(faults).toEqual([])
    expect(ids).toHaveLength(29)
  })

  it('has no faults', async () => {
    const pack = await loadPack(LEGENDS)
    expect(pack.polls.length).toBeGreaterThanOrEqual(12)
  })
})
