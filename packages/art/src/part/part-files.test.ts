import { describe, expect, it } from 'vitest'
import { PARTS, PART_TEXTS } from '../../test/parts.ts'
import { Canvas, type PartKind } from '../draw/canvas.ts'
import { isDrawnByCode } from '../drawn-by-code.ts'
import { findPartFileFaults } from './faults.ts'

const names = Object.keys(PART_TEXTS)

function drawPartFile(file: string): string {
  const [kind, name] = file.split('/') as [PartKind, string]
  const canvas = new Canvas('q', { parts: PARTS })
  const svg = PARTS.find(kind, name)?.draw(canvas, {}) ?? ''
  return canvas.definitions() + svg
}

const pictures = new Map(names.map((file) => [file, drawPartFile(file)]))
const drawn = (file: string) => pictures.get(file) ?? ''

describe('every part file', () => {
  it('has no faults', () => {
    expect(
      names.flatMap((file) => findPartFileFaults(PART_TEXTS[file] ?? '').map((fault) => `${file}: ${fault}`)),
    ).toEqual([])
  })

  it('draws complete SVG without options', () => {
    expect(names.filter((file) => !/<path|<circle|<ellipse|<rect/.test(drawn(file)))).toEqual([])
    expect(names.filter((file) => /NaN|undefined|Infinity|<text/.test(drawn(file)))).toEqual([])
  })

  it('is the same every time', () => {
    expect(names.filter((file) => drawPartFile(file) !== drawn(file))).toEqual([])
  })

  it('refers only to its own definitions', () => {
    const broken = names.filter((file) => {
      const svg = drawn(file)
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      return [...svg.matchAll(/url\(#([^)]+)\)/g)].some(([, id]) => !ids.has(id))
    })
    expect(broken).toEqual([])
  })

  it('has a name that no code draws', () => {
    expect(
      names.filter((file) => {
        const [kind, name] = file.split('/') as [PartKind, string]
        return isDrawnByCode(kind, name)
      }),
    ).toEqual([])
  })
})
