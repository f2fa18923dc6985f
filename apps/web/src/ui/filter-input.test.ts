import { keepLettersAndDigits } from '@otogi/rules/accounts/fields'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterInput } from './filter-input.ts'

/** The text with `|` at the position of the caret. */
function filterAtCaret(textWithCaret: string, max = 15): string {
  const { text, caret } = filterInput(
    textWithCaret.replace('|', ''),
    textWithCaret.indexOf('|'),
    max,
    keepLettersAndDigits,
  )
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

it.each([
  ['secret12 |', 'secret12|'],
  ['hana mi |', 'hanami|'],
  ['han-|ami', 'han|ami'],
  [' |hanami', '|hanami'],
  ['hanami|', 'hanami|'],
  ['  secret1234567890 |', 'secret123456789|'],
  ['abcdX|efghijklmnopqr', 'a|efghijklmnopqr'],
  ['abcdXY|efghijklmno', 'abcd|efghijklmno'],
  ['|secret 1234567890', '|secret123456789'],
])('%j is filtered to %j', (before, after) => {
  expect(filterAtCaret(before)).toBe(after)
})

it('only allowed characters remain, none of them is lost, and the caret stays within the text', () => {
  const caret = fc.nat({ max: 40 })
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), caret, fc.nat({ max: 20 }), (text, at, max) => {
      const result = filterInput(text, Math.min(at, text.length), max, keepLettersAndDigits)
      const whole = keepLettersAndDigits(text, Infinity)
      expect(result.text.length).toBe(Math.min(max, whole.length))
      expect(result.text).toMatch(/^[A-Za-z0-9]*$/)
      expect(result.caret).toBeLessThanOrEqual(result.text.length)
      if (whole.length <= max) expect(result.text).toBe(whole)
    }),
  )
})
