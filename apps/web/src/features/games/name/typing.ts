export type Key = { kind: 'letter'; letter: string } | { kind: 'erase' } | { kind: 'send' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key of a real keyboard means to the game; letters with accents count as their plain letter. */
export function keyOf({ key, ctrlKey, metaKey, altKey }: Pressed): Key | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return { kind: 'send' }
  if (key === 'Backspace') return { kind: 'erase' }
  const letter = key.normalize('NFD').charAt(0).toUpperCase()
  return key.normalize('NFC').length === 1 && /^[A-Z]$/.test(letter) ? { kind: 'letter', letter } : undefined
}

export type Word = { firstLetter: string; length: number }

/** A row begins with the letter that the game gives. */
export function freshDraft({ firstLetter }: Word): string {
  return firstLetter.toUpperCase()
}

/** The row after a key; the given letter stays, and a full row takes no more. */
export function typed(draft: string, key: Key, word: Word): string {
  switch (key.kind) {
    case 'letter':
      return draft.length < word.length ? draft + key.letter : draft
    case 'erase':
      return draft.length > 1 ? draft.slice(0, -1) : draft
    case 'send':
      return draft
  }
}
