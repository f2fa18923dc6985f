import { expect, test } from 'vitest'
import { toggleCard } from './choice.ts'

test('a card is added at the end of the selection and can be removed', () => {
  expect(toggleCard(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleCard(['a', 'b'], 'a')).toEqual(['b'])
})

test('at most six cards can be selected', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(toggleCard(six, 'g')).toEqual(six)
  expect(toggleCard(six, 'f')).toEqual(['a', 'b', 'c', 'd', 'e'])
})
