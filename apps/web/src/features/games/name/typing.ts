export type Key = { kind: 'letter'; letter: string } | { kind: 'erase' } | { kind: 'send' }

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Converts a key press of a physical keyboard; removes accents from letters. */
export function toKey({ key, ctrlKey, metaKey, altKey }: KeyPress): Key | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return { kind: 'send' }
  if (key === 'Backspace') return { kind: 'erase' }
  const letter = key.normalize('NFD').charAt(0).toUpperCase()
  return key.normalize('NFC').length === 1 && /^[A-Z]$/.test(letter) ? { kind: 'letter', letter } : undefined
}

export type Word = { firstLetter: string; length: number }

/** Creates a row with its first letter, which the puzzle reveals. */
export function createDraft({ firstLetter }: Word): string {
  return firstLetter.toUpperCase()
}

/**
 * Returns the row after a key press. The revealed first letter cannot be deleted, and a full row accepts no more
 * letters.
 */
export function applyKey(draft: string, key: Key, word: Word): string {
  switch (key.kind) {
    case 'letter':
      return draft.length < word.length ? draft + key.letter : draft
    case 'erase':
      return draft.length > 1 ? draft.slice(0, -1) : draft
    case 'send':
      return draft
  }
}
