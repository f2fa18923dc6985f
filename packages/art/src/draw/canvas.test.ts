import { describe, expect, test } from 'vitest'
import { Canvas } from './canvas.ts'
import { PATTERNS, type PatternName, definePattern } from './patterns.ts'

function listIds(svg: string): string[] {
  return Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1] ?? '')
}

function createOneDefinitionPerKind(canvas: Canvas): string[] {
  return [
    canvas.linearGradient([0, 0, 0, 10], [0, '#fff'], [1, '#000', 0.5]),
    canvas.radialGradient([0, 0, 5, { fx: 2 }], [0, '#fff']),
    canvas.clip('M0 0Z', ['M1 1Z', 'M2 2Z']),
    canvas.mask('<path/>'),
    canvas.blur(3),
    canvas.filter('<feOffset/>'),
    canvas.pattern(4, 4, '<path/>'),
  ]
}

describe('a canvas', () => {
  test('gives every definition its own id and refers to it', () => {
    const canvas = new Canvas('q')
    for (let round = 0; round < 40; round++) canvas.uid()
    const references = createOneDefinitionPerKind(canvas)
    const ids = listIds(canvas.definitions())
    expect(new Set(ids).size).toBe(7)
    expect(references).toEqual(ids.map((id) => `url(#${id})`))
  })

  test('shares no id with a canvas that has another prefix', () => {
    const [one, other] = [new Canvas('p'), new Canvas('q')]
    const references = new Set([...createOneDefinitionPerKind(one), ...createOneDefinitionPerKind(other)])
    expect(references.size).toBe(14)
  })

  test('defines each blur once', () => {
    const canvas = new Canvas('q')
    expect(canvas.blur(2)).toBe(canvas.blur(2))
    expect(canvas.blur(5)).not.toBe(canvas.blur(2))
    expect(listIds(canvas.definitions())).toHaveLength(2)
  })

  test('leaves out weak blurs within a blurred drawing', () => {
    const canvas = new Canvas('q')
    expect(canvas.blurWhole(4, () => canvas.blur(2) + canvas.blur(9))).toBe('<g filter="url(#q_1)">noneurl(#q_0)</g>')
    expect(canvas.blur(2)).toBe('url(#q_2)')
  })

  test('draws glows unless it is dark', () => {
    const lit = (canvas: Canvas) => canvas.glow([1, 2, 30, { ry: 40 }], [0, '#fff', 0.5])
    expect(lit(new Canvas('q'))).toBe('<ellipse cx="1" cy="2" rx="30" ry="40" fill="url(#q_0)"/>')
    expect(lit(new Canvas('q', { dark: true }))).toBe('')
  })

  test('clips to several shapes at once', () => {
    const canvas = new Canvas('q')
    canvas.clip('M0 0Z', ['M1 1Z', 'M2 2Z'])
    expect(canvas.definitions()).toBe(
      '<clipPath id="q_0"><path d="M0 0Z"/><path d="M1 1Z"/><path d="M2 2Z"/></clipPath>',
    )
  })
})

test.each(Object.keys(PATTERNS) as PatternName[])('the %s pattern tiles in its color', (name) => {
  const canvas = new Canvas('q')
  expect(definePattern(canvas, name, '#a1b2c3')).toBe('url(#q_0)')
  expect(canvas.definitions()).toMatch(/^<pattern id="q_0" width="[\d.]+" height="[\d.]+".*#a1b2c3.*<\/pattern>$/)
  expect(canvas.definitions()).not.toMatch(/NaN|undefined/)
})
