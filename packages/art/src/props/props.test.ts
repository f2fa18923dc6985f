import { describe, expect, test } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import { EMBLEMS, addEmblem } from './emblems.ts'
import { PROPS } from './index.ts'

function drawProp(kind: string, prefix = 'q'): string {
  const canvas = new Canvas(prefix)
  const svg = PROPS[kind]?.(canvas, {}) ?? ''
  return canvas.definitions() + svg
}

describe.each(Object.keys(PROPS).filter((kind) => kind !== 'nothing'))('the prop %s', (kind) => {
  test('is drawn without options', () => {
    expect(drawProp(kind)).toMatch(/<path|<circle|<ellipse/)
    expect(drawProp(kind)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('is the same every time', () => {
    expect(drawProp(kind)).toBe(drawProp(kind))
  })

  test('contains no text', () => {
    expect(drawProp(kind)).not.toContain('<text')
  })
})

test('a person looks and dresses as the options say', () => {
  const options = {
    hair: { style: 'bob', color: '#12ab34' },
    headgear: [{ kind: 'bowler', color: '#ab3412' }],
    outfit: [{ kind: 'tunic', color: '#3412ab' }],
  }
  const canvas = new Canvas('q')
  const svg = PROPS['person']?.(canvas, options) ?? ''
  const drawn = canvas.definitions() + svg
  for (const color of ['#12ab34', '#ab3412', '#3412ab']) expect(drawn).toContain(color)
})

test.each(Object.keys(EMBLEMS))('the emblem %s is drawn at its position', (kind) => {
  const svg = addEmblem(new Canvas('q'), { emblem: { kind, scale: 0.5 } }, 12, 30)
  expect(svg).toContain('translate(12.0 30.0) scale(0.5)')
  expect(svg).not.toMatch(/NaN|undefined/)
})

test('no emblem is drawn without the option', () => {
  expect(addEmblem(new Canvas('q'), {}, 0, 0)).toBe('')
})

test('an unknown emblem is an error in the recipe', () => {
  expect(() => addEmblem(new Canvas('q'), { emblem: { kind: 'moustache' } }, 0, 0)).toThrow(RangeError)
})
