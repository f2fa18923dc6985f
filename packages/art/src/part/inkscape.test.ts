import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PART_TEXTS } from '../../test/parts.ts'
import { Canvas } from '../draw/canvas.ts'
import { findPartFileFaults } from './faults.ts'
import { readPath } from './numbers.ts'
import { readPart } from './part.ts'
import { parsePart, type PartNode } from './xml.ts'

const NEW_COLOR = '#3355aa'
/**
 * The maximum mean difference, out of 255, between drawings that count as equal. It is above 0 because programs smooth
 * edges differently.
 */
const MOST_DIFFERENCE = 0.3

/**
 * Part files saved by Inkscape 1.2, and the pictures it exported from them. In the path `probe`, one node was moved,
 * one was added and moved, and the color was changed.
 */
const folder = new URL('../../test/inkscape/', import.meta.url)
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? [file.replace('.svg', '')] : []))

describe.each(names)('%s, saved by Inkscape', (name) => {
  const saved = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
  const original = PART_TEXTS[name.replace('-', '/')] ?? ''
  const probe = findProbe(saved, original)

  it('has no faults', () => {
    expect(findPartFileFaults(saved)).toEqual([])
  })

  it('has the new color and one node more', () => {
    expect(drawPart(saved).toString()).toContain(NEW_COLOR)
    expect(countNodes(probe.now['d'])).toBe(countNodes(probe.before['d']) + 1)
  })

  it('looks as in Inkscape, apart from the light and shadow of its materials', async () => {
    const exported = readFileSync(new URL(`${name}.png`, folder))
    const plain = drawPart(saved.replaceAll(/\sclass="[^"]*"/g, ''))
    expect(await measureDifference(exported, plain)).toBeLessThan(MOST_DIFFERENCE)
  })

  it('looks as before once the changes of the path are undone', async () => {
    const color = probe.before['class'] === 'blade' || probe.before['class'] === 'trim' ? 'stroke' : 'fill'
    const undone = saved
      .replace(probe.now['d'] ?? '', probe.before['d'] ?? '')
      .replace(NEW_COLOR, probe.before[color] ?? '')
    expect(await measureDifference(drawPart(saved), drawPart(original))).toBeGreaterThan(MOST_DIFFERENCE)
    expect(await measureDifference(drawPart(undone), drawPart(original))).toBeLessThan(MOST_DIFFERENCE)
  })
})

function drawPart(text: string): Buffer {
  const canvas = new Canvas('t')
  const [, box] = /viewBox="([^"]+)"/.exec(text) ?? []
  const drawing = readPart(text).draw(canvas, {})
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="150"><defs>${canvas.definitions()}</defs>${drawing}</svg>`,
  )
}

/** Returns the mean difference between two pictures on a white background, at the size of the first. */
async function measureDifference(one: Buffer, other: Buffer): Promise<number> {
  const { width, height } = await sharp(one).metadata()
  const read = (file: Buffer) =>
    sharp(file).resize(width, height, { fit: 'fill' }).flatten({ background: '#fff' }).raw().toBuffer()
  const [a, b] = [await read(one), await read(other)]
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

/** Returns the attributes of the path `probe` before and after the changes. */
function findProbe(saved: string, original: string): { now: PartNode['attributes']; before: PartNode['attributes'] } {
  const listPaths = (node: PartNode): PartNode[] => [
    ...(node.tag === 'path' ? [node] : []),
    ...node.children.flatMap(listPaths),
  ]
  const index = listPaths(parsePart(saved)).findIndex(({ attributes }) => attributes['id'] === 'probe')
  const [now, before] = [listPaths(parsePart(saved))[index], listPaths(parsePart(original))[index]]
  if (!now || !before) throw new Error('no path has the id "probe"')
  return { now: now.attributes, before: before.attributes }
}

function countNodes(data = ''): number {
  return readPath(data).around.join(' ').match(/[LCQ]/g)?.length ?? 0
}
