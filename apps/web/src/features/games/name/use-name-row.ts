import type { Puzzle } from '@otogi/contract/puzzle'
import { useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { applyKey, createDraft, type Draft, type Key, type TypingNote } from './typing.ts'

type TypedDraft = ReturnType<typeof useTypedDraft>

type Judging = {
  /** Whether a row has been sent and its result has not arrived yet. */
  readonly isJudging: boolean
  readonly onSend: (word: string) => void
}

/** The row that the player is typing. `note` is the reason why a key or the row was not accepted. */
export function useNameRow(puzzle: Puzzle | undefined, typed: TypedDraft, { isJudging, onSend }: Judging) {
  const { t } = useTexts()
  const [note, setNote] = useState<TypingNote | SendError | null>(null)
  const word = { firstLetter: puzzle?.firstLetter ?? '', length: puzzle?.length ?? 0 }
  const press = (key: Key) => {
    if (!puzzle || isJudging) return
    const before = typed.readDraft() ?? createDraft(word)
    const after = applyKey(before, key, word)
    typed.setDraft(after.draft)
    const reason = key.kind === 'send' ? findSendError(before, puzzle) : after.note
    setNote(reason)
    if (key.kind === 'send' && !reason) onSend(before.letters.join(''))
  }
  const noteText = note && t(note, { letter: word.firstLetter, length: word.length })
  return { draft: typed.draft ?? createDraft(word), press, note: noteText }
}

/**
 * The row typed so far. The ref always has the latest value, because several keys can be pressed before React renders.
 */
export function useTypedDraft() {
  const [draft, show] = useState<Draft>()
  const latest = useRef<Draft>(undefined)
  const setDraft = (changed: Draft | undefined) => {
    latest.current = changed
    show(changed)
  }
  return { draft, readDraft: () => latest.current, setDraft }
}

type SendError = 'games.fillRow' | 'games.alreadyGuessed'

/** Returns the reason why a row cannot be sent. */
function findSendError({ letters }: Draft, puzzle: Puzzle): SendError | null {
  if (letters.includes('')) return 'games.fillRow'
  const isTried = puzzle.rows.some((row) => row.toUpperCase() === letters.join(''))
  return isTried ? 'games.alreadyGuessed' : null
}
