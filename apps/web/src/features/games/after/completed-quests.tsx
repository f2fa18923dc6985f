import { hasQuest, WIRE_GAME, type Game } from '@otogi/rules/games/games'
import { findQuest, isClaimable, isClaimed, STATS_GOALS, type QuestKey } from '@otogi/rules/quests/quests'
import { useEffect, useRef, useState } from 'react'
import { useClaimQuest } from '../../../game/quest-claims.ts'
import { QUEST_TEXTS } from '../../../game/quest-texts.ts'
import { useQuestRecord } from '../../../game/quests.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import s from './completed-quests.module.css'

/** Shown after a win: the quests that the win completed, with buttons to claim them. */
export function CompletedQuests({ game }: { game: Game }) {
  const { t } = useTexts()
  const { data: record } = useQuestRecord()
  // Quests that the player claimed in this list. They stay visible.
  const [claimed, setClaimed] = useState<readonly QuestKey[]>([])
  const quests = record ? listQuestsForWin(game).map((key) => ({ key, status: record[findQuest(key).field] })) : []
  const shown = quests.filter(
    ({ key, status }) => isClaimable(key, status) || (claimed.includes(key) && isClaimed(key, status)),
  )
  if (shown.length === 0) return null
  return (
    <section className={s['quests']}>
      <h3>{t('quests.completed')}</h3>
      <ul>
        {shown.map(({ key, status }) => (
          <CompletedQuest
            key={key}
            quest={key}
            isClaimed={isClaimed(key, status)}
            onClaim={() => setClaimed([...claimed, key])}
          />
        ))}
      </ul>
    </section>
  )
}

/** Lists the quests that a win can complete. A win also gives experience, so the list includes the level quests. */
function listQuestsForWin(game: Game): QuestKey[] {
  return [...(hasQuest(game) ? [WIRE_GAME[game]] : []), 'all', 'level', 'level1']
}

type QuestProps = { quest: QuestKey; isClaimed: boolean; onClaim: () => void }

function CompletedQuest({ quest: key, isClaimed, onClaim }: QuestProps) {
  const { t } = useTexts()
  const { field, goal, reward } = findQuest(key)
  const { claim, isClaiming } = useClaimQuest(key, reward)
  const claimedText = useRef<HTMLSpanElement>(null)
  // The claim button disappears when pressed, so the focus moves to this line.
  useEffect(() => {
    if (isClaimed) claimedText.current?.focus({ preventScroll: true })
  }, [isClaimed])
  const { icon, task } = QUEST_TEXTS[key]
  const text = t(task, { goal: field in STATS_GOALS ? STATS_GOALS[field as keyof typeof STATS_GOALS] : goal })
  const press = () => {
    onClaim()
    claim()
  }
  return (
    <li>
      <Icon name={icon} />
      <span>{text}</span>
      {isClaimed ? (
        <span ref={claimedText} className={s['claimed']} tabIndex={-1}>
          <Icon name="check" />
          {t('quests.claimed')}
        </span>
      ) : (
        <Button variant="gold" icon="gift" busy={isClaiming} onClick={press}>
          {t('quests.claimReward', { gachas: reward })}
          <VisuallyHidden>{text}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
