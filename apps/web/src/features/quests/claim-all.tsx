import { useEffect } from 'react'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { useClaimAllQuests } from '../../game/quest-claims.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { QuestView } from './quest-views.ts'

const FEWEST = 2

/** A button that claims the completed quests on all tabs, shown if there are at least two. */
export function ClaimAll({ quests }: { quests: readonly QuestView[] }) {
  const { t } = useTexts()
  const { claim, isClaiming, hasClaimed } = useClaimAllQuests()
  const claimable = quests.filter(({ state }) => state === 'claimable')
  const isShown = claimable.length >= FEWEST
  // The button disappears when pressed, so the focus moves to the title next to it.
  useEffect(() => {
    if (hasClaimed && !isShown) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [hasClaimed, isShown])
  if (!isShown) return null
  return (
    <Button variant="gold" icon="gift" busy={isClaiming} onClick={claim}>
      {t('quests.claimAll')}
      <GachaAmount amount={claimable.reduce((sum, { reward }) => sum + reward, 0)} />
    </Button>
  )
}
