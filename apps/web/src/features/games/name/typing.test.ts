import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraft, toKey, applyKey, type Key } from './typing.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }
const word = { firstLetter: 'k', length: 6 }
const letter = (text: string): Key => ({ kind: 'letter', letter: text })

describe('a key of a real keyboard', () => {
  it.each([
    ['a', letter('A')],
    ['Z', letter('Z')],
    ['ñ', letter('N')],
    ['É', letter('E')],
    ['Enter', { kind: 'send' }],
    ['Backspace', { kind: 'erase' }],
    ['1', undefined],
    [' ', undefined],
    ['Tab', undefined],
    ['F5', undefined],
    ['Dead', undefined],
    ['ß', undefined],
  ])('%s is %o', (key, meaning) => {
    expect(toKey({ ...plain, key })).toEqual(meaning)
  })

  it('is the browser’s own together with a modifier', () => {
    expect(toKey({ ...plain, key: 'r', ctrlKey: true })).toBeUndefined()
    expect(toKey({ ...plain, key: 'r', metaKey: true })).toBeUndefined()
    expect(toKey({ ...plain, key: 'Enter', altKey: true })).toBeUndefined()
  })
})

describe('typing a row', () => {
  it('begins with the given letter', () => {
    expect(createDraft(word)).toBe('K')
  })

  it('fills the boxes and takes no letter too many', () => {
    const draft = 'AGUYAXX'.split('').reduce((row, text) => applyKey(row, letter(text), word), createDraft(word))
    expect(draft).toBe('KAGUYA')
  })

  it('erases from the end', () => {
    expect(applyKey('KAG', { kind: 'erase' }, word)).toBe('KA')
  })

  it('never erases the given letter, never overflows and never changes on sending', () => {
    const keys = fc.array(
      fc.oneof(
        fc.constantFrom('A', 'B', 'C', 'Z').map(letter),
        fc.constant<Key>({ kind: 'erase' }),
        fc.constant<Key>({ kind: 'send' }),
      ),
    )
    fc.assert(
      fc.property(keys, (pressed) => {
        const draft = pressed.reduce((row, key) => applyKey(row, key, word), createDraft(word))
        expect(draft.startsWith('K')).toBe(true)
        expect(draft.length).toBeLessThanOrEqual(word.length)
        expect(applyKey(draft, { kind: 'send' }, word)).toBe(draft)
      }),
    )
  })
})
