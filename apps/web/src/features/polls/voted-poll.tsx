import { useEffect, useRef } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Countdown } from '../../ui/countdown.tsx'
import type { PollDisplay } from './display.ts'
import { VoteResults } from './vote-results.tsx'
import { ThreeLanterns } from './three-lanterns.tsx'
import s from './poll-result.module.css'

type Props = {
  display: PollDisplay
  /** Whether the player voted since the page was opened. */
  isFresh: boolean
}

/** The poll after the player's vote. */
export function VotedPoll({ display: { choices, endsAt }, isFresh }: Props) {
  const { t } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  // The vote button disappears when pressed, so the focus moves to the thank-you message.
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [isFresh])
  return (
    <div className={s['result']}>
      <ThreeLanterns className={s['lanterns']} />
      <h2 ref={title} tabIndex={-1}>
        {t('polls.thanks')}
      </h2>
      <p>{t('polls.thanksText')}</p>
      <VoteResults choices={choices} />
      {endsAt !== undefined && (
        <div>
          <Countdown until={endsAt} label={t('polls.resultIn')} />
        </div>
      )}
    </div>
  )
}
