import { expect, it } from 'vitest'
import { findSimilar } from './similar.ts'

const NAMES = ['Alice', 'Captain Hook', 'Scheherazade', 'Robin Hood', 'The Wizard of Oz', 'Doña Inés', 'Snow White']
const items = NAMES.map((label) => ({ value: label, label }))
const findLabels = (typed: string) => findSimilar(items, typed).map(({ label }) => label)

it.each([
  ['alise', 'Alice'],
  ['alcie', 'Alice'],
  ['captian hook', 'Captain Hook'],
  ['hook captain', 'Captain Hook'],
  ['sheherazade', 'Scheherazade'],
  ['robinhood', 'Robin Hood'],
  ['rob in hood', 'Robin Hood'],
  ['wizzard of oz', 'The Wizard of Oz'],
  ['dona imes', 'Doña Inés'],
])('"%s" finds %s', (typed, label) => {
  expect(findLabels(typed)).toContain(label)
})

it.each(['', 'ali', 'zzzz', 'nobody', 'pokemon', 'captain nemo'])('"%s" is similar to no name', (typed) => {
  expect(findLabels(typed)).toEqual([])
})

it('finds every name despite one slip anywhere', () => {
  const slips = [
    (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
    (name: string, at: number) => `${name.slice(0, at)}x${name.slice(at)}`,
    (name: string, at: number) => `${name.slice(0, at)}x${name.slice(at + 1)}`,
    (name: string, at: number) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  ]
  const missed = NAMES.flatMap((name) =>
    Array.from(name.slice(1)).flatMap((_, at) =>
      slips.map((slip) => slip(name, at)).filter((typed) => !findLabels(typed).includes(name)),
    ),
  )
  expect(missed).toEqual([])
})
