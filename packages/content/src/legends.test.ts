import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../test/folder.ts'
import { faultsIn } from '../test/small-pack.ts'
import { loadPack } from './load.ts'
import { allPictures } from './media/catalogue.ts'
import { draw } from './media/picture/draw.ts'
import { recipeOf, type PictureRequest } from './media/request.ts'
import type { Pack } from './pack.ts'

const LEGENDS = fileURLToPath(new URL('../../../content/legends', import.meta.url))

describe('the legends pack', () => {
  it('has no faults in any series that it could play, drawn or not', async () => {
    const directory = await newFolder()
    await cp(LEGENDS, directory, { recursive: true })
    const ids = (await readdir(join(directory, 'series'))).map((file) => file.replace('.json', '')).toSorted()
    const manifest = JSON.parse(await readFile(join(directory, 'pack.json'), 'utf8')) as { series: string[] }
    expect(ids).toEqual(expect.arrayContaining(manifest.series))
    await writeFile(join(directory, 'pack.json'), JSON.stringify({ ...manifest, series: ids }))
    const faults = (await faultsIn(directory)).filter((fault) => !/^(portraits|scenes)/.test(fault))
    expect(faults).toEqual([])
  })

  it('has no faults', async () => {
    const pack = await loadPack(LEGENDS)
    expect(pack.polls.length).toBeGreaterThanOrEqual(12)
  })

  it('promises A or better on every tenth throw, and names no price, on its general banner', async () => {
    const lines = (await loadPack(LEGENDS)).banners.general.description
    const text = { en: lines.map(({ en }) => en).join(' '), es: lines.map(({ es }) => es).join(' ') }
    expect(text.en).toContain('Every tenth throw is a card of rarity A or better')
    expect(text.es).toContain('Cada décima tirada trae una carta de rareza A o superior')
    // The buttons say x10 and x100 for what a pull costs.
    expect(`${text.en} ${text.es}`).not.toMatch(/x\d/)
  })

  it('can be drawn, every card, scene and cover of it', async () => {
    const pack = await loadPack(LEGENDS)
    const whole: PictureRequest[] = allPictures(pack).filter(
      (one) =>
        (one.kind === 'card' && one.width === 600) ||
        (one.kind === 'scene' && one.zoom === 100) ||
        (one.kind === 'cover' && one.block === 1),
    )
    expect(whole.flatMap((request) => failureOf(pack, request))).toEqual([])
  }, 120_000)
})

function failureOf(pack: Pack, request: PictureRequest): string[] {
  try {
    const { drawing, parts } = recipeOf(pack, request)
    if (drawing.of !== 'file') draw(drawing, parts)
    return []
  } catch (error) {
    return [`${JSON.stringify(request)}: ${String(error)}`]
  }
}
