import { RARITIES } from '@otogi/rules/summon/rarity'
import { useCards } from '../../../game/cards.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Card } from '@otogi/contract/collection'
import { Guarantees } from './guarantees.tsx'
import { OddsTable, type Draws } from './odds-table.tsx'
import s from './odds-page.module.css'

/** The odds of the general banner, for anyone. */
export function PublicOddsPage() {
  const { t } = useTexts()
  const { data: cards, isError, refetch } = useCards()
  return (
    <>
      <PageTitle title={t('summon.oddsTitle')} />
      {isError && !cards && (
        <EmptyState
          text={t('summon.loadFailed')}
          action={<Button onClick={() => void refetch()}>{t('summon.retry')}</Button>}
        />
      )}
      {!cards && !isError && <Skeleton className={s['waiting']} />}
      {cards && (
        <div className={s['page']}>
          <OddsTable draws={countDraws(cards)} />
          <Guarantees />
        </div>
      )}
    </>
  )
}

function countDraws(cards: readonly Card[]): Draws {
  const count = (rarity: string) => cards.filter((card) => card.rarity === rarity).length
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, { cards: count(rarity), wholePack: false }])) as Draws
}
