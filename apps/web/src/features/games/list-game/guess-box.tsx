import type { FocusEvent } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Combobox } from './combobox.tsx'
import type { Suggestion } from './suggestions.ts'
import { describeQuestion, type ListGame } from './question.ts'
import s from './guess-box.module.css'
import type { Play } from '../play.ts'

type Props = {
  game: ListGame
  play: Play
  tried: readonly string[] | undefined
  items: readonly Suggestion[]
  /** Whether the clip or picture has loaded. */
  isReady: boolean
  pending: string | undefined
  onPick: (guess: string) => void
}

/** The field in which players type and select a guess. */
export function GuessBox({ game, play, tried, items, isReady, pending, onPick }: Props) {
  const { t } = useTexts()
  const { question, placeholder, noMatch } = describeQuestion(game)
  return (
    <div className={s['guess']} onFocus={scrollFieldUp}>
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

/**
 * Scrolls the field up, so that the on-screen keyboard of a phone does not cover the list. Scrolls again when the
 * keyboard has opened, because the page does not have its final height before that.
 */
function scrollFieldUp({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!matchMedia('(pointer: coarse)').matches) return
  const scroll = () => currentTarget.scrollIntoView({ block: 'start' })
  scroll()
  visualViewport?.addEventListener('resize', scroll)
  currentTarget.addEventListener('focusout', () => visualViewport?.removeEventListener('resize', scroll), {
    once: true,
  })
}
