import type { Puzzle } from '@otogi/contract/puzzle'
import { useRef, useState } from 'react'
import { applyKey, createDraft, type Key } from './typing.ts'

type TypedLetters = ReturnType<typeof useTypedLetters>

type Judging = {
  /** Whether a row has been sent whose result has not arrived yet. */
  readonly isJudging: boolean
  readonly onSend: (word: string) => void
}

/** The row that the player is typing. `note` is the reason why it could not be sent. */
export function useNameRow(puzzle: Puzzle | undefined, typed: TypedLetters, { isJudging, onSend }: Judging) {
  const [note, setNote] = useState<SendError | null>(null)
  const word = { firstLetter: puzzle?.firstLetter ?? '', length: puzzle?.length ?? 0 }
  const draftOf = (written: string) => written || createDraft(word)
  const press = (key: Key) => {
    if (!puzzle || isJudging) return
    const draft = draftOf(typed.lettersNow())
    const reason = key.kind === 'send' ? findSendError(draft, puzzle) : null
    setNote(reason)
    if (key.kind !== 'send') typed.setLetters(applyKey(draft, key, word))
    else if (!reason) onSend(draft)
  }
  return { draft: draftOf(typed.letters), press, note }
}

/** The letters typed so far. The ref holds the latest value, because several keys can arrive before React renders. */
export function useTypedLetters() {
  const [letters, show] = useState('')
  const latest = useRef('')
  const setLetters = (written: string) => {
    latest.current = written
    show(written)
  }
  return { letters, lettersNow: () => latest.current, setLetters }
}

type SendError = 'games.fillRow' | 'games.alreadyGuessed'

/** Returns the reason why a row cannot be sent. */
function findSendError(draft: string, puzzle: Puzzle): SendError | null {
  if (draft.length < (puzzle.length ?? 0)) return 'games.fillRow'
  const isTried = puzzle.rows.some((word) => word.toUpperCase() === draft)
  return isTried ? 'games.alreadyGuessed' : null
}
