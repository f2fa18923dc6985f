import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Countdown, Elapsed } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PollDisplay } from './display.ts'
import { VoteResults } from './vote-results.tsx'
import { useVote } from './use-poll.ts'
import s from './open-poll.module.css'

/** A poll before the player votes: two options and a button to vote. */
export function OpenPoll({ display: { choices, beganAt, endsAt } }: { display: PollDisplay }) {
  const { t, pickText } = useTexts()
  const [picked, pick] = useState<1 | 2>()
  const { vote, isVoting } = useVote()
  const chosen = choices.find(({ option }) => option === picked)
  return (
    <div className={s['open']}>
      <header className={s['head']}>
        <h2>{t('polls.title')}</h2>
        {endsAt !== undefined && <Countdown until={endsAt} label={t('polls.closesIn')} />}
      </header>
      <div className={s['chosen']}>
        <p aria-live="polite">{chosen ? t('polls.chosen', { name: pickText(chosen.name) }) : t('polls.choose')}</p>
        {beganAt !== undefined && <Elapsed since={beganAt} label={t('polls.openFor')} />}
      </div>
      <VoteResults choices={choices} />
      <div className={s['options']}>
        {choices.map(({ option, name }) => (
          <button
            key={option}
            type="button"
            className={s['option']}
            data-option={option}
            aria-pressed={option === picked}
            aria-disabled={isVoting || undefined}
            onClick={() => isVoting || pick(option)}
          >
            <span>{pickText(name)}</span>
            {option === picked && <Icon name="check" />}
          </button>
        ))}
      </div>
      <Button disabled={picked === undefined} busy={isVoting} onClick={() => picked && vote(picked)}>
        {t('polls.send')}
      </Button>
    </div>
  )
}
