import type { TextKey } from '../../../texts/catalog.ts'

/** How a key moves the cursor: by one box, to an end of the row, or to the box with an index. */
type Move = 'left' | 'right' | 'start' | 'end' | number

export type Key =
  | { kind: 'letter'; letter: string }
  | { kind: 'erase' }
  | { kind: 'delete' }
  | { kind: 'move'; to: Move }
  | { kind: 'paste'; text: string }
  /** A character that no name contains. */
  | { kind: 'other' }
  | { kind: 'send' }

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

const NAMED_KEYS: Readonly<Record<string, Key>> = {
  Enter: { kind: 'send' },
  Backspace: { kind: 'erase' },
  Delete: { kind: 'delete' },
  ArrowLeft: { kind: 'move', to: 'left' },
  ArrowRight: { kind: 'move', to: 'right' },
  Home: { kind: 'move', to: 'start' },
  End: { kind: 'move', to: 'end' },
}

/** Spaces and punctuation between a name's letters. Rows omit them. */
const SEPARATORS = /[\s'’.-]/g

/** Translates a key of a physical keyboard; letters lose their accents. */
export function toKey({ key, ctrlKey, metaKey, altKey }: KeyPress): Key | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const named = NAMED_KEYS[key]
  if (named || key.normalize('NFC').length !== 1) return named
  const letter = toPlainLetters(key)
  if (letter === '') return undefined
  return /^[A-Z]$/.test(letter) ? { kind: 'letter', letter } : { kind: 'other' }
}

export type Word = { firstLetter: string; length: number }

/** The row that is being typed. */
export type Draft = {
  /** One string for each box, empty until a letter is typed. */
  readonly letters: readonly string[]
  /** The index of the box with the cursor. Equals the number of boxes if the cursor is after the last box. */
  readonly cursor: number
  /** Whether the player has typed the first letter although the puzzle reveals it. */
  readonly hasTypedFirst: boolean
}

/** The reason why a key press changed no letter. */
export type TypingNote = Extract<
  TextKey,
  'games.firstLetterGiven' | 'games.rowFull' | 'games.lettersOnly' | 'games.nameShape'
>

export type TypingResult = { draft: Draft; note: TypingNote | null }

/** Creates a new row, which starts with the first letter that the puzzle shows. */
export function createDraft({ firstLetter, length }: Word): Draft {
  const letters = Array.from({ length }, (_, at) => (at === 0 ? firstLetter.toUpperCase() : ''))
  return { letters, cursor: Math.min(1, length), hasTypedFirst: false }
}

/** Returns the row after a key press, and the reason if the key was not accepted. The revealed letter never changes. */
export function applyKey(draft: Draft, key: Key, word: Word): TypingResult {
  switch (key.kind) {
    case 'letter':
      return typeLetter(draft, key.letter)
    case 'erase':
      return createAcceptedResult(clearBox(draft, draft.cursor - 1))
    case 'delete':
      return createAcceptedResult({ ...clearBox(draft, draft.cursor), cursor: draft.cursor })
    case 'move':
      return createAcceptedResult({ ...draft, cursor: findCursor(draft, key.to) })
    case 'paste':
      return pasteText(draft, key.text, word)
    case 'other':
      return { draft, note: 'games.lettersOnly' }
    case 'send':
      return createAcceptedResult(draft)
  }
}

/** Players may type the whole name, so an empty row accepts the first letter although it is revealed. */
function typeLetter(draft: Draft, letter: string): TypingResult {
  const { letters, cursor, hasTypedFirst } = draft
  if (isEmpty(draft) && cursor === 1 && !hasTypedFirst && letter === letters[0])
    return { draft: { ...draft, hasTypedFirst: true }, note: 'games.firstLetterGiven' }
  const at = cursor < letters.length ? cursor : letters.indexOf('')
  if (at < 0) return { draft, note: 'games.rowFull' }
  return createAcceptedResult({ ...draft, letters: letters.with(at, letter), cursor: at + 1 })
}

/**
 * Pasting a whole name replaces the row, whether or not it includes the revealed letter. Shorter text is inserted at the
 * cursor.
 */
function pasteText(draft: Draft, text: string, { length }: Word): TypingResult {
  const pasted = toPlainLetters(text)
  if (!/^[A-Z]*$/.test(pasted)) return { draft, note: 'games.lettersOnly' }
  const start = findPasteStart(draft, pasted)
  if (start + pasted.length > length) return { draft, note: 'games.nameShape' }
  const letters = draft.letters.toSpliced(start, pasted.length, ...pasted.split(''))
  return createAcceptedResult({ ...draft, letters, cursor: start + pasted.length })
}

function findPasteStart(draft: Draft, pasted: string): number {
  const { letters, cursor } = draft
  if (pasted.startsWith(letters[0] ?? '')) return pasted.length === letters.length || isEmpty(draft) ? 0 : cursor
  return pasted.length === letters.length - 1 ? 1 : cursor
}

function findCursor({ letters, cursor }: Draft, move: Move): number {
  const places = {
    left: cursor - 1,
    right: cursor + 1,
    start: 1,
    end: letters.findLastIndex((text) => text !== '') + 1,
  }
  return Math.min(letters.length, Math.max(1, typeof move === 'number' ? move : places[move]))
}

/** Clears a box and moves the cursor there. The revealed letter cannot be cleared. */
function clearBox(draft: Draft, index: number): Draft {
  if (index < 1) return { ...draft, hasTypedFirst: false }
  if (index >= draft.letters.length) return draft
  const cleared = { ...draft, letters: draft.letters.with(index, ''), cursor: index }
  return isEmpty(cleared) ? { ...cleared, hasTypedFirst: false } : cleared
}

function isEmpty({ letters }: Draft): boolean {
  return letters.slice(1).every((text) => text === '')
}

function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(SEPARATORS, '').toUpperCase()
}

function createAcceptedResult(draft: Draft): TypingResult {
  return { draft, note: null }
}
