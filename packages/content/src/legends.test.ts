import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../test/folder.ts'
import { listPackFaults } from '../test/small-pack.ts'
import { loadPack } from './load.ts'
import { listPictures } from './media/catalog.ts'
import { drawPicture } from './media/picture/draw.ts'
import { createRecipe, type PictureRequest } from './media/request.ts'

const LEGENDS = fileURLToPath(new URL('../../../content/legends', import.meta.url))
const pack = await loadPack(LEGENDS)

describe('the legends pack', () => {
  it('has no faults in any series, including those not in use', async () => {
    const directory = await createTemporaryFolder()
    await cp(LEGENDS, directory, { recursive: true })
    const ids = (await readdir(join(directory, 'series'))).map((file) => file.replace('.json', '')).toSorted()
    const manifest = JSON.parse(await readFile(join(directory, 'pack.json'), 'utf8')) as { series: string[] }
    expect(ids).toEqual(expect.arrayContaining(manifest.series))
    await writeFile(join(directory, 'pack.json'), JSON.stringify({ ...manifest, series: ids }))
    const faults = (await listPackFaults(directory)).filter((fault) => !/^(portraits|scenes)/.test(fault))
    expect(faults).toEqual([])
  })

  it('has no faults', () => {
    expect(pack.polls.length).toBeGreaterThanOrEqual(12)
  })

  it('promises A or better for every tenth card and states no price on its general banner', () => {
    const lines = pack.banners.general.description
    const text = { en: lines.map(({ en }) => en).join(' '), es: lines.map(({ es }) => es).join(' ') }
    expect(text.en).toContain('Every tenth card is of rarity A or better')
    expect(text.es).toContain('Cada décima carta es de rareza A o superior')
    // The texts must not mention x10 and x100, which the buttons already show.
    expect(`${text.en} ${text.es}`).not.toMatch(/x\d/)
  })

  it.each(pack.series.map(({ id }) => id))(
    'can be drawn: every card, scene and cover of %s',
    (series) => {
      expect(listPictures(pack).filter(createWholePictureFilter(series)).flatMap(listDrawingErrors)).toEqual([])
    },
    // On an idle machine, this test takes two seconds; with twenty test processes running, half a minute.
    120_000,
  )
})

/** Returns a predicate for pictures of the series that show a whole drawing at its largest size. */
function createWholePictureFilter(series: string) {
  return (one: PictureRequest) =>
    (one.kind === 'card' && one.width === 600 && pack.cardById.get(one.card)?.series === series) ||
    (one.kind === 'scene' && one.zoom === 100 && one.series === series) ||
    (one.kind === 'cover' && one.series === series)
}

function listDrawingErrors(request: PictureRequest): string[] {
  try {
    const { drawing, parts } = createRecipe(pack, request)
    if (drawing.of !== 'file') drawPicture(drawing, parts)
    return []
  } catch (error) {
    return [`${JSON.stringify(request)}: ${String(error)}`]
  }
}
