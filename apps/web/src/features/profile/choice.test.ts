import { expect, test } from 'vitest'
import { toggleCard } from './choice.ts'

test('a card is put behind those chosen before, and taken out again', () => {
  expect(toggleCard(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleCard(['a', 'b'], 'a')).toEqual(['b'])
})

test('six are the most', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(toggleCard(six, 'g')).toEqual(six)
  expect(toggleCard(six, 'f')).toEqual(['a', 'b', 'c', 'd', 'e'])
})
