import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PollDisplay } from './display.ts'
import { VoteResults } from './vote-results.tsx'
import { ThreeLanterns } from './three-lanterns.tsx'
import s from './poll-result.module.css'

/** The result of a finished poll. */
export function FinishedPoll({ display: { choices, winner } }: { display: PollDisplay }) {
  const { t, pickText } = useTexts()
  return (
    <div className={s['result']}>
      <ThreeLanterns className={s['lanterns']} />
      <h2>{t('polls.finished')}</h2>
      <p>{t('polls.winner')}</p>
      <p className={s['winner']}>
        <Icon name="ranking" />
        <b>{pickText(winner.name)}</b>
      </p>
      <VoteResults choices={choices} />
    </div>
  )
}
