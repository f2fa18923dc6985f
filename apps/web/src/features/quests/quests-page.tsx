import type { QuestType } from '@otogi/rules/quests/quests'
import { useUser, setUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { QuestBoard, QuestBoardSkeleton } from './quest-board.tsx'
import { toQuestViews } from './quest-views.ts'
import { ClaimAll } from './claim-all.tsx'
import { useQuestDeadlines, useQuests } from './use-quests.ts'
import s from './quests-page.module.css'
import { useAddressTab } from '../../platform/address-filters.ts'
import { accounts } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAlerts } from '../../game/alerts.ts'
import { refreshQuests } from '../../game/quests.ts'
import { call } from '../../platform/call.ts'

const TABS = ['daily', 'week', 'special'] as const satisfies readonly QuestType[]

const TAB_TEXT = { daily: 'quests.daily', week: 'quests.week', special: 'quests.special' } as const

export function QuestsPage() {
  const { t } = useTexts()
  const [tab, showTab] = useAddressTab(TABS)
  const { record, definitions, hasFailed, retry } = useQuests()
  const { totalPower: power, level } = useUser()
  const ends = useQuestDeadlines()
  useLevelCheck(tab === 'special')
  const viewsOf = (shown: typeof definitions) => shown && record && toQuestViews(shown, record, { power, level })
  const slipsIn = (type: QuestType) => viewsOf(definitions && filterByType(definitions, type))
  const slips = slipsIn(tab)
  return (
    <div className={s['page']}>
      <PageTitle title={t('quests.title')}>
        <ClaimAll quests={viewsOf(definitions) ?? []} />
      </PageTitle>
      <Tabs
        label={t('quests.boards')}
        tabs={TABS.map((type) => {
          const count = slipsIn(type)?.filter(({ state }) => state === 'claimable').length ?? 0
          return {
            value: type,
            label: t(TAB_TEXT[type]),
            note: <CountBadge count={count} label={t('ui.unclaimed', { count })} />,
          }
        })}
        value={tab}
        onChange={showTab}
      >
        {slips && <QuestBoard type={tab} quests={slips} endsAt={tab === 'special' ? undefined : ends?.[tab]} />}
        {!slips && hasFailed && (
          <EmptyState
            text={t('quests.loadFailed')}
            action={<Button onClick={() => void retry()}>{t('quests.retry')}</Button>}
          />
        )}
        {!slips && !hasFailed && <QuestBoardSkeleton />}
      </Tabs>
    </div>
  )
}

function filterByType<Definition extends { type: QuestType }>(definitions: readonly Definition[], type: QuestType) {
  return definitions.filter((definition) => definition.type === type)
}

const NO_EXPERIENCE = 0

/** Asks the server to check the level and power quests whenever they become visible. */
function useLevelCheck(isVisible: boolean): void {
  const { mutate } = useMutation({
    mutationFn: () => call(accounts.updateLevel, { experience: NO_EXPERIENCE }),
    onSuccess: (user) => {
      setUser(user)
      void refreshQuests()
      void refreshAlerts()
    },
  })
  useEffect(() => {
    if (isVisible) mutate()
  }, [isVisible, mutate])
}
