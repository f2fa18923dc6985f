import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraft, toKey, applyKey, type Key, type TypingResult } from './typing.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }
const word = { firstLetter: 'k', length: 6 }
const letter = (text: string): Key => ({ kind: 'letter', letter: text })

describe('a key of a physical keyboard', () => {
  it.each([
    ['a', letter('A')],
    ['Z', letter('Z')],
    ['ñ', letter('N')],
    ['É', letter('E')],
    ['Enter', { kind: 'send' }],
    ['Backspace', { kind: 'erase' }],
    ['Delete', { kind: 'delete' }],
    ['ArrowLeft', { kind: 'move', to: 'left' }],
    ['Home', { kind: 'move', to: 'start' }],
    ['1', { kind: 'other' }],
    ['-', undefined],
    [' ', undefined],
    ['Tab', undefined],
    ['F5', undefined],
    ['Dead', undefined],
    ['ß', { kind: 'other' }],
  ])('%s is converted to %o', (key, meaning) => {
    expect(toKey({ ...plain, key })).toEqual(meaning)
  })

  it('is left to the browser if a modifier is pressed', () => {
    expect(toKey({ ...plain, key: 'r', ctrlKey: true })).toBeUndefined()
    expect(toKey({ ...plain, key: 'r', metaKey: true })).toBeUndefined()
    expect(toKey({ ...plain, key: 'Enter', altKey: true })).toBeUndefined()
  })
})

const key = (kind: 'erase' | 'delete' | 'send'): Key => ({ kind })
const move = (to: 'left' | 'right' | 'start' | 'end' | number): Key => ({ kind: 'move', to })
const paste = (text: string): Key => ({ kind: 'paste', text })

/** Presses keys in a new row. A string is typed letter by letter. */
function typeKeys(...keys: readonly (string | Key)[]) {
  const pressed = keys.flatMap((one) => (typeof one === 'string' ? one.split('').map(letter) : [one]))
  const start: TypingResult = { draft: createDraft(word), note: null }
  const { draft, note } = pressed.reduce(({ draft: before }, one) => applyKey(before, one, word), start)
  return { row: draft.letters.map((text) => text || '_').join(''), cursor: draft.cursor, note }
}

describe('typing a row', () => {
  it('starts with the revealed letter', () => {
    expect(typeKeys()).toEqual({ row: 'K_____', cursor: 1, note: null })
  })

  it('accepts the name with or without the given letter', () => {
    expect(typeKeys('AGUYA').row).toBe('KAGUYA')
    expect(typeKeys('KAGUYA').row).toBe('KAGUYA')
    expect(typeKeys('K')).toEqual({ row: 'K_____', cursor: 1, note: 'games.firstLetterGiven' })
  })

  it('accepts a name that contains the given letter twice', () => {
    expect(typeKeys('KKAAA').row).toBe('KKAAA_')
    expect(typeKeys('KA', key('erase'), 'KA').row).toBe('KA____')
  })

  it('says that the row is full instead of dropping a letter', () => {
    expect(typeKeys('AGUYAX')).toEqual({ row: 'KAGUYA', cursor: 6, note: 'games.rowFull' })
  })

  it('says that a name has only letters', () => {
    expect(typeKeys('A', { kind: 'other' })).toMatchObject({ row: 'KA____', note: 'games.lettersOnly' })
    expect(typeKeys('AG', { kind: 'other' }, 'U').note).toBeNull()
  })

  it('erases before the cursor and deletes at it', () => {
    expect(typeKeys('AG', key('erase'))).toMatchObject({ row: 'KA____', cursor: 2 })
    expect(typeKeys('AGU', move('left'), move('left'), key('erase')).row).toBe('K_GU__')
    expect(typeKeys('AGU', move('start'), key('delete'))).toMatchObject({ row: 'K_GU__', cursor: 1 })
    expect(typeKeys(key('erase'), key('erase')).row).toBe('K_____')
  })

  it('writes over the letter at the cursor, which the arrows, Home, End and a press on a box move', () => {
    expect(typeKeys('AGU', move('start'), 'X')).toMatchObject({ row: 'KXGU__', cursor: 2 })
    expect(typeKeys('AGU', move('start'), move('end')).cursor).toBe(4)
    expect(typeKeys('AGUYA', move(3), 'X').row).toBe('KAGXYA')
    expect(typeKeys(move('left'), move(0)).cursor).toBe(1)
    expect(typeKeys(move('right'), 'A', move('start'), 'B').row).toBe('KBA___')
  })
})

describe('pasting into a row', () => {
  it.each([
    ['Kaguya', 'KAGUYA'],
    [' kagúya\n', 'KAGUYA'],
    ['Ka-gu.ya', 'KAGUYA'],
    ['aguya', 'KAGUYA'],
    ['kag', 'KAG___'],
    ['gu', 'KGU___'],
  ])('takes the pasted text %j', (text, row) => {
    expect(typeKeys(paste(text))).toMatchObject({ row, note: null })
  })

  it.each([
    ['Kaguya!', 'games.lettersOnly'],
    ['Kaguya 2', 'games.lettersOnly'],
    ['Kaguyahime', 'games.nameShape'],
    ['Xaguya', 'games.nameShape'],
  ])('refuses the pasted text %j as a whole', (text, note) => {
    expect(typeKeys('AB', paste(text))).toEqual({ row: 'KAB___', cursor: 3, note })
  })

  it('never changes the given letter or the number of boxes', () => {
    const keys = fc.array(
      fc.oneof(
        fc.constantFrom('A', 'K', 'Z').map(letter),
        fc.constantFrom(key('erase'), key('delete'), key('send'), move('left'), move('end'), move('start')),
        fc.string({ maxLength: 8 }).map(paste),
        fc.integer({ min: -3, max: 9 }).map(move),
      ),
    )
    fc.assert(
      fc.property(keys, (pressed) => {
        const { row, cursor } = typeKeys(...pressed)
        expect(row).toMatch(/^K[A-Z_]{5}$/)
        expect(cursor).toBeGreaterThanOrEqual(1)
        expect(cursor).toBeLessThanOrEqual(6)
      }),
    )
  })
})
