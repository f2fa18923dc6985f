import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PART_TEXTS } from '../../test/parts.ts'
import { Canvas } from '../draw/canvas.ts'
import { findPartFileFaults } from './faults.ts'
import { readPath } from './numbers.ts'
import { readPart } from './part.ts'
import { parsePart, type PartNode } from './xml.ts'

/** Part files that Inkscape 1.2 has saved after a change of the element `probe`. */
const folder = new URL('../../test/inkscape/', import.meta.url)
const saved = readdirSync(folder).map((file) => {
  const [part = '', change = ''] = file.split('.')
  return { part: part.replace('-', '/'), change, text: readFileSync(new URL(file, folder), 'utf8') }
})
const savedAfter = (change: string) => saved.filter((one) => one.change === change)

function drawPart(text: string): string {
  const canvas = new Canvas('t')
  const [, box] = /viewBox="([^"]+)"/.exec(text) ?? []
  const drawing = readPart(text).draw(canvas, {})
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="300"><defs>${canvas.definitions()}</defs>${drawing}</svg>`
}

/** Returns the mean difference of two drawings, on a scale of 0 to 255. */
async function measureDifference(text: string, other: string): Promise<number> {
  const [one, two] = await Promise.all(
    [text, other].map((part) =>
      sharp(Buffer.from(drawPart(part)))
        .resize(300, 300, { fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  )
  if (!one || !two) throw new Error('nothing was drawn')
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length
}

const elements = (node: PartNode): PartNode[] => [node, ...node.children.flatMap(elements)]

/** Returns the attributes of the element `probe` before and after the change. */
function readProbe(text: string, part: string): { now: PartNode['attributes']; before: PartNode['attributes'] } {
  const drawing = (svg: string) => elements(parsePart(svg)).filter(({ tag }) => tag === 'path' || tag === 'g')
  const index = drawing(text).findIndex(({ attributes }) => attributes['id'] === 'probe')
  const [now, before] = [drawing(text)[index], drawing(PART_TEXTS[part] ?? '')[index]]
  if (!now || !before) throw new Error(`${part} has no probe`)
  return { now: now.attributes, before: before.attributes }
}

describe.each(saved)('$part, saved by Inkscape ($change)', ({ part, text }) => {
  it('has no faults and is drawn otherwise than before', () => {
    expect(findPartFileFaults(text)).toEqual([])
    expect(drawPart(text)).not.toBe(drawPart(PART_TEXTS[part] ?? ''))
  })
})

it.each(savedAfter('color'))(
  '$part takes the color that it has been given, and nothing else',
  async ({ part, text }) => {
    expect(drawPart(text)).toContain('#3355aa')
    const undone = text.replace('#3355aa', readProbe(text, part).before['fill'] ?? '')
    expect(await measureDifference(undone, PART_TEXTS[part] ?? '')).toBeLessThan(0.2)
  },
)

it.each(savedAfter('move'))('$part has its path where it has been moved', async ({ part, text }) => {
  const undone = text.replace('id="probe"', 'id="probe" transform="translate(-6 4)"')
  expect(await measureDifference(undone, PART_TEXTS[part] ?? '')).toBeLessThan(0.2)
})

it.each(savedAfter('node'))('$part has one node more on its path, which has been moved', async ({ part, text }) => {
  const { now, before } = readProbe(text, part)
  const [more, fewer] = [countCurves(now['d']), countCurves(before['d'])]
  expect(more).toBe(fewer + 1)
  const undone = text.replace('id="probe"', 'id="probe" transform="translate(-2 -1)"')
  expect(await measureDifference(undone, PART_TEXTS[part] ?? '')).toBeLessThan(0.2)
})

function countCurves(data = ''): number {
  return readPath(data).around.join(' ').split('C').length
}
