import { formatThousands } from '@otogi/rules/format/number'
import { RARITIES } from '@otogi/rules/summon/rarity'
import { formatTimeZone } from '../../platform/time-zone.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { DrawsPanel } from './draws-panel.tsx'
import { MedianPrices } from './median-prices.tsx'
import { SupplyPanel } from './supply-panel.tsx'
import { useBooks, type Books } from './use-books.ts'
import s from './books-page.module.css'

/** The public statistics of the economy: gachas created and destroyed, and cards drawn. */
export function BooksPage() {
  const { t } = useTexts()
  const { data, isError, refetch } = useBooks()
  return (
    <>
      <PageTitle title={t('books.title')} />
      <p className={s['intro']}>{t('books.intro')}</p>
      {data && <BooksContent books={data} />}
      {!data && isError && (
        <EmptyState
          text={t('books.failed')}
          action={<Button onClick={() => void refetch()}>{t('books.retry')}</Button>}
        />
      )}
      {!data && !isError && <BooksSkeleton />}
    </>
  )
}

function BooksContent({ books }: { books: Books }) {
  const { t, language } = useTexts()
  const { players, cards, sales, total, drawn, at } = books
  const drawnCards = RARITIES.reduce((sum, rarity) => sum + drawn[rarity].drawn, 0)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={s['page']}>
      <dl className={s['counts']}>
        <Count name={t('books.players')} value={players} />
        <Count name={t('books.circulation')} value={total.made - total.destroyed} />
        <Count name={t('books.drawnCards')} value={drawnCards} />
        <Count name={t('books.differentCards')} value={cards} />
        <Count name={t('books.sales')} value={sales} />
      </dl>
      <SupplyPanel days={books.days} total={total} />
      <DrawsPanel drawn={drawn} promised={books.promised} cards={drawnCards} />
      <div className={s['pair']}>
        <MedianPrices prices={books.medianPrices} />
        <AuditPanel audit={books.audit} />
      </div>
      <p className={s['at']} title={formatTimeZone(language, at)}>
        {t('books.countedAt', { at: time.format(at) })}
      </p>
    </div>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <Panel as="div">
      <dt>{name}</dt>
      <dd>{formatThousands(value)}</dd>
    </Panel>
  )
}

function BooksSkeleton() {
  return (
    <div className={s['page']} aria-hidden="true">
      <Skeleton className={s['waitingCounts']} />
      <Skeleton className={s['waiting']} />
      <Skeleton className={s['waiting']} />
    </div>
  )
}
