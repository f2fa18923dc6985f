import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import { expect, it } from 'vitest'
import { isStillOpen } from './still-open.ts'

const answer = fillMissingLanguages({ en: 'Dracula', es: 'Drácula' })

it.each([
  ['an unsolved puzzle of today', false, null, '2026-11-18', true],
  ['a solved puzzle of today', true, answer, '2026-11-18', false],
  ['a name of today lost after six rows', false, answer, '2026-11-18', false],
  ['an unsolved puzzle of yesterday', false, answer, '2026-11-17', false],
  ['an old puzzle whose answer the pack no longer has', false, null, '2026-11-17', false],
])('%s can still be solved: %#', (_, finished, answer, day, isOpen) => {
  expect(isStillOpen({ finished, answer }, day, '2026-11-18')).toBe(isOpen)
})
