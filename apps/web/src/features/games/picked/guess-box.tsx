import type { Puzzle } from '@otogi/contract/puzzle'
import type { FocusEvent } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import type { Suggestion } from '../../../ui/suggestions.ts'
import type { Play } from '../playground.tsx'
import { ASKED, type Picked } from './asked.ts'
import s from './guess-box.module.css'

type Props = {
  game: Picked
  play: Play
  puzzle: Puzzle | undefined
  items: readonly Suggestion[]
  onPick: (guess: string) => void
}

/** Where a guess is typed and picked. */
export function GuessBox({ game, play, puzzle, items, onPick }: Props) {
  const { t } = useTexts()
  const { question, placeholder, noMatch } = ASKED[game]
  return (
    <div className={s['guess']} onFocus={makeRoom}>
      <Combobox
        label={t(question)}
        items={items}
        tried={new Set(puzzle?.wrongGuesses)}
        onPick={onPick}
        disabled={!play.isOpen || !puzzle}
        noMatchText={t(noMatch)}
        placeholder={t(play.isOpen ? placeholder : 'games.infoBlockedInput')}
      />
    </div>
  )
}

/** A phone's own keyboard takes the lower half: the field moves up, so that its list is seen above the keys. */
function makeRoom({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (matchMedia('(pointer: coarse)').matches) currentTarget.scrollIntoView({ block: 'start' })
}
