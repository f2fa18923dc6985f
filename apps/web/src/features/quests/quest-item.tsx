import { formatThousands } from '@otogi/rules/format/number'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { QUEST_TEXTS } from '../../game/quest-texts.ts'
import type { QuestView } from './quest-views.ts'
import { useClaimQuest } from '../../game/quest-claims.ts'
import s from './quest-item.module.css'

/** One quest: the task, the player's progress, the reward, and a button for the next step. */
export function QuestItem({ quest }: { quest: QuestView }) {
  const { t } = useTexts()
  const { icon, task, counted } = QUEST_TEXTS[quest.key]
  const [done, goal] = [formatThousands(quest.progress), formatThousands(quest.goal)]
  return (
    <li className={s['slip']} data-state={quest.state}>
      <span className={s['sign']}>
        <Icon name={icon} />
      </span>
      <div className={s['task']}>
        <h3>{t(task, { goal })}</h3>
        {counted && (
          <ProgressBar label={t(counted)} value={quest.progress} max={quest.goal} text={`${done} / ${goal}`} />
        )}
      </div>
      <b className={s['reward']}>
        <GachaAmount amount={quest.reward} />
      </b>
      <div className={s['action']}>
        <QuestAction quest={quest} task={t(task, { goal })} />
      </div>
    </li>
  )
}

function QuestAction({ quest, task }: { quest: QuestView; task: string }) {
  const { t } = useTexts()
  const { way } = QUEST_TEXTS[quest.key]
  const { claim, isClaiming, hasClaimed } = useClaimQuest(quest.key, quest.reward)
  const stamp = useRef<HTMLParagraphElement>(null)
  const isJustStamped = hasClaimed && quest.state === 'claimed'
  // The claim button disappears when pressed, so the focus moves to the stamp.
  useEffect(() => {
    if (isJustStamped) stamp.current?.focus({ preventScroll: true })
  }, [isJustStamped])
  if (quest.state === 'claimed') {
    return (
      <p ref={stamp} className={s['stamp']} tabIndex={-1}>
        <Icon name="check" />
        {t('quests.claimed')}
      </p>
    )
  }
  if (quest.state === 'claimable') {
    return (
      <Button variant="gold" icon="gift" busy={isClaiming} onClick={claim}>
        {t('quests.claim')}
        <VisuallyHidden>{task}</VisuallyHidden>
      </Button>
    )
  }
  if (!way) return <p className={s['later']}>{t('quests.tomorrow')}</p>
  return (
    <LinkButton href={way.href} variant="quiet" icon="right">
      {t(way.text)}
      <VisuallyHidden>{task}</VisuallyHidden>
    </LinkButton>
  )
}
