import { formatThousands } from '@otogi/rules/format/number'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SAYINGS } from './sayings.ts'
import type { Slip } from './slips.ts'
import { useQuestClaim } from './use-quest-claim.ts'
import s from './quest-slip.module.css'

/** One quest: what it asks, how far the player is, what it pays, and what to do about it now. */
export function QuestSlip({ slip }: { slip: Slip }) {
  const { t } = useTexts()
  const { icon, task, counted } = SAYINGS[slip.key]
  const [done, goal] = [formatThousands(slip.done), formatThousands(slip.goal)]
  return (
    <li className={s['slip']} data-state={slip.state}>
      <span className={s['sign']}>
        <Icon name={icon} />
      </span>
      <div className={s['task']}>
        <h3>{t(task, { goal })}</h3>
        {counted && <ProgressBar label={t(counted)} value={slip.done} max={slip.goal} text={`${done} / ${goal}`} />}
      </div>
      <b className={s['reward']}>
        <GachaAmount amount={slip.reward} />
      </b>
      <div className={s['action']}>
        <Action slip={slip} task={t(task, { goal })} />
      </div>
    </li>
  )
}

function Action({ slip, task }: { slip: Slip; task: string }) {
  const { t } = useTexts()
  const { way } = SAYINGS[slip.key]
  const { claim, isClaiming, hasClaimed } = useQuestClaim(slip.key, slip.reward)
  const stamp = useRef<HTMLParagraphElement>(null)
  const isJustStamped = hasClaimed && slip.state === 'claimed'
  // The button that was pressed is gone with the claim: whoever plays by keyboard goes on from the stamp.
  useEffect(() => {
    if (isJustStamped) stamp.current?.focus({ preventScroll: true })
  }, [isJustStamped])
  if (slip.state === 'claimed') {
    return (
      <p ref={stamp} className={s['stamp']} tabIndex={-1}>
        <Icon name="check" />
        {t('quests.claimed')}
      </p>
    )
  }
  if (slip.state === 'claimable') {
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
