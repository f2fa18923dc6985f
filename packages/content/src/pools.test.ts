import { expect, it } from 'vitest'
import { createSmallPack, writePack } from '../test/small-pack.ts'
import { loadPack } from './load.ts'
import { listAnimeTitles, groupCardsByRarity, listCharacterNames, listWordCharacters } from './pools.ts'

const pack = await loadPack(await writePack(createSmallPack()))

it('groups all cards of the pack by rarity', () => {
  expect(groupCardsByRarity(pack)).toEqual({
    B: ['luna-1'],
    A: ['hare-1'],
    S: ['ned-1'],
    'S+': ['crab-1'],
    SS: ['luna-2'],
  })
})

it('groups the cards of one series by rarity', () => {
  expect(groupCardsByRarity(pack, 'sea')).toEqual({ B: [], A: [], S: ['ned-1'], 'S+': ['crab-1'], SS: [] })
})

it('lists titles and names in alphabetical order', () => {
  expect(listAnimeTitles(pack)).toEqual(['Moon Tale', 'Sea Tale'])
  expect(listCharacterNames(pack)).toEqual(['Crab of the Bay', 'Hare', 'Luna Gray', 'Ned'])
})

it('omits characters without a word from the name game', () => {
  expect(listWordCharacters(pack).map((one) => one.word)).toEqual(['LUNA', 'HARE', 'NED'])
})
