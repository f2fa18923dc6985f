import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  colorGuess,
  isFullRow,
  collectLetterColors,
  toLetterColor,
  toCapitalLetters,
  WIRE_COLORS,
  type LetterColor,
} from './color.ts'

const SHORT = { green: 'g', orange: 'o', red: 'r' } as const
const colorLetters = (guess: string, answer: string) =>
  colorGuess(guess, answer)
    .map((color) => SHORT[color])
    .join('')

describe('coloring a guess', () => {
  test.each([
    ['MOMO', 'MOMO', 'gggg'],
    ['momo', 'MOMO', 'gggg'],
    ['XYZW', 'MOMO', 'rrrr'],
    ['OMOM', 'MOMO', 'oooo'],
    ['OOOO', 'MOMO', 'rgrg'],
    ['OOXX', 'MOMO', 'ogrr'],
    ['MMMX', 'MOMO', 'grgr'],
    ['AABB', 'BXXA', 'oror'],
    ['AAAB', 'BXXA', 'orro'],
    ['XAAA', 'AXXA', 'oorg'],
    ['SASSA', 'ASASS', 'ooogo'],
    ['LLAMA', 'KOALA', 'orgrg'],
  ])('%s for %s is %s', (guess, answer, colors) => {
    expect(colorLetters(guess, answer)).toBe(colors)
  })

  test('a guess of a different length is an error', () => {
    expect(() => colorGuess('MOM', 'MOMO')).toThrow(RangeError)
  })

  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 6, maxLength: 6 })

  test('letters are green exactly where they match', () => {
    fc.assert(
      fc.property(word, word, (guess, answer) => {
        colorGuess(guess, answer).forEach((color, i) => expect(color === 'green').toBe(guess[i] === answer[i]))
      }),
    )
  })

  test('a letter is colored as often as both words contain it, and never orange after red', () => {
    fc.assert(
      fc.property(word, word, (guess, answer) => {
        const colors = colorGuess(guess, answer)
        for (const letter of 'ABC') {
          const ofLetter = colors.filter((_, i) => guess[i] === letter)
          const shared = Math.min(guess.split(letter).length, answer.split(letter).length) - 1
          expect(ofLetter.filter((color) => color !== 'red').length).toBe(shared)
          expect(ofLetter.filter((color) => color !== 'green').join(' ')).not.toContain('red orange')
        }
      }),
    )
  })
})

test.each([
  ['Momo Tanaka', 'MOMOTANAKA'],
  ['Kintarō', 'KINTARO'],
  ["O'Nishi-ko", 'ONISHIKO'],
  ['Ñandú', 'NANDU'],
])('the answer for %s is %s', (name, asked) => {
  expect(toCapitalLetters(name)).toBe(asked)
})

test.each([
  ['momo', 4, true],
  ['MoMo', 4, true],
  ['mom', 4, false],
  ['momos', 4, false],
  ['mo o', 4, false],
  ['mómo', 4, false],
  ['m0mo', 4, false],
  ['', 0, false],
])('%j in %i boxes', (word, length, filled) => {
  expect(isFullRow(word, length)).toBe(filled)
})

test('the keyboard shows the best color of each letter', () => {
  const answer = 'MOMO'
  const rows = ['oxxx', 'xoxo', 'OMAX'].map((word) => ({ word, colors: colorGuess(word, answer) }))
  expect(Object.fromEntries(collectLetterColors(rows))).toEqual({ O: 'green', X: 'red', M: 'orange', A: 'red' })
  expect(collectLetterColors([]).size).toBe(0)
})

test('colors survive the conversion to API names and back', () => {
  const colors: LetterColor[] = ['green', 'orange', 'red']
  expect(colors.map((color) => WIRE_COLORS[color])).toEqual(['#1AB616', 'orange', '#ff3636'])
  expect(colors.map((color) => toLetterColor(WIRE_COLORS[color]))).toEqual(colors)
  expect(toLetterColor('blue')).toBeUndefined()
})
