import { formatThousands } from '@otogi/rules/format/number'
import { useAddressTab } from '../../platform/address-tab.ts'
import { useUser } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OwnRow } from './own-row.tsx'
import { WaitingRows } from './waiting-rows.tsx'
import s from './ranking-page.module.css'

const TABS = ['power', 'level', 'cards'] as const

const TAB_TEXT = { power: 'ranking.power', level: 'ranking.level', cards: 'ranking.cards' } as const

/** The hall of fame before the first names are carved: the player's own figures over the empty places. */
export function RankingPage() {
  const { t } = useTexts()
  const [tab, showTab] = useAddressTab(TABS)
  const user = useUser()
  const figures = {
    power: `${formatThousands(user.totalPower)} P`,
    level: formatThousands(user.profileLevel),
    cards: formatThousands(user.uniqueCards),
  }
  return (
    <div className={s['page']}>
      <PageTitle title={t('ranking.title')} />
      <Tabs
        label={t('ranking.lists')}
        tabs={TABS.map((value) => ({ value, label: t(TAB_TEXT[value]) }))}
        value={tab}
        onChange={showTab}
      >
        <OwnRow user={user} figure={figures[tab]} />
        <Panel className={s['hall']}>
          <div className={s['coming']}>
            <h2>{t('ranking.comingTitle')}</h2>
            <p>{t('ranking.comingText')}</p>
          </div>
          <WaitingRows />
        </Panel>
      </Tabs>
    </div>
  )
}
