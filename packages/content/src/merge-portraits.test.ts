import { expect, it } from 'vitest'
import { mergePortraits } from './merge-portraits.ts'
import type { CardEntry } from './schema.ts'

it("gives a card its character's look with the card's changes, and leaves out picture files", () => {
  const cards = [
    { id: 'luna-2', character: 'luna' },
    { id: 'sol-2', character: 'sol' },
    { id: 'mars-2', character: 'mars' },
  ] as CardEntry[]
  const portraits = {
    luna: { build: 'girl', skin: 'fair' },
    'luna-2': { skin: 'moon' },
    sol: { build: 'boy' },
    'sol-2': { picture: 'sol.png' },
    mars: { picture: 'mars.png' },
    'mars-2': { skin: 'red' },
  }
  expect(mergePortraits(cards, portraits)).toEqual({
    luna: { build: 'girl', skin: 'fair' },
    'luna-2': { build: 'girl', skin: 'moon' },
    sol: { build: 'boy' },
  })
})
