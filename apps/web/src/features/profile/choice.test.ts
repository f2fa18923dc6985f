import { expect, test } from 'vitest'
import { toggled } from './choice.ts'

test('a card is put behind those chosen before, and taken out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('six are the most', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(toggled(six, 'g')).toEqual(six)
  expect(toggled(six, 'f')).toEqual(['a', 'b', 'c', 'd', 'e'])
})
