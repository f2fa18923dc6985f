import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import s from './clue.module.css'

type Props = {
  clue: string | null
  /** The text shown until the clue is available. */
  pendingText: TextKey
  /** The reason why a key press or guess was not accepted. */
  note?: string | null
}

/** Shown below the puzzle: the clue, or a note on when the clue will be available. */
export function Clue({ clue, pendingText, note }: Props) {
  const { t } = useTexts()
  if (note) return <p className={s['clue']}>{note}</p>
  return (
    <p className={s['clue']} data-known={clue === null ? undefined : ''} aria-live="polite">
      {clue === null ? t(pendingText) : clue}
    </p>
  )
}
