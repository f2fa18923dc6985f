import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import s from './clue.module.css'

type Props = {
  clue: string | null
  /** Said until the clue is known. */
  later: TextKey
  /** Why a guess was not sent. */
  note?: TextKey | null
}

/** Below the puzzle: the server's clue once it is due; until then, that it will come. */
export function Clue({ clue, later, note }: Props) {
  const { t } = useTexts()
  if (note) return <p className={s['clue']}>{t(note)}</p>
  return (
    <p className={s['clue']} data-known={clue === null ? undefined : ''} aria-live="polite">
      {clue === null ? t(later) : clue}
    </p>
  )
}
