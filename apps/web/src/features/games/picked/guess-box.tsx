import type { FocusEvent } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Combobox } from './combobox.tsx'
import type { Suggestion } from './suggestions.ts'
import { askedBy, type Picked } from './asked.ts'
import s from './guess-box.module.css'
import type { Play } from '../play.ts'

type Props = {
  game: Picked
  play: Play
  tried: readonly string[] | undefined
  items: readonly Suggestion[]
  /** There is something to guess from. */
  isReady: boolean
  pending: string | undefined
  onPick: (guess: string) => void
}

/** Where a guess is typed and picked. */
export function GuessBox({ game, play, tried, items, isReady, pending, onPick }: Props) {
  const { t } = useTexts()
  const { question, placeholder, noMatch } = askedBy(game)
  return (
    <div className={s['guess']} onFocus={makeRoom}>
      <Combobox
        label={t(question)}
        items={items}
        tried={new Set(tried)}
        onPick={onPick}
        pending={pending}
        disabled={!isReady}
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
