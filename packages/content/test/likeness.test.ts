import { describe, expect, it } from 'vitest'
import { measureColorDistance, toStripColors, findCommonPixels, measureOverlap, comparePairs } from './likeness.ts'

const outline = (drawn: string) => drawn.split('').map((pixel) => pixel === '#')

describe('measureOverlap', () => {
  const core = outline('##....')
  it.each([
    ['the same outline', '####..', '####..', 1],
    ['nothing in common except the core', '###...', '##.#..', 0],
    ['half in common', '###...', '####..', 0.5],
    ['two that never leave the core', '##....', '#.....', 1],
  ])('finds %s', (_, first, second, overlap) => {
    expect(measureOverlap(core, outline(first), outline(second))).toBe(overlap)
  })
})

it('finds the pixels that most figures cover', () => {
  expect(findCommonPixels([outline('###'), outline('##.'), outline('##.'), outline('#..')])).toEqual(outline('##.'))
})

describe('measureColorDistance', () => {
  const black = toStripColors(new Uint8Array([0, 0, 0, 0, 0, 0]))
  it('is 0 for equal strips and 1 for black and white', () => {
    expect(measureColorDistance(black, black)).toBe(0)
    expect(measureColorDistance(black, toStripColors(new Uint8Array(6).fill(255)))).toBeCloseTo(1, 5)
  })
  it('weights every pixel equally', () => {
    expect(measureColorDistance(black, toStripColors(new Uint8Array([0, 0, 0, 255, 255, 255])))).toBeCloseTo(0.5, 5)
  })
})

it('compares each pair once', () => {
  const things = new Map([
    ['a', 1],
    ['b', 4],
    ['c', 9],
  ])
  expect(comparePairs(things, (a, b) => b - a)).toEqual([
    { first: 'a', second: 'b', value: 3 },
    { first: 'a', second: 'c', value: 8 },
    { first: 'b', second: 'c', value: 5 },
  ])
})
