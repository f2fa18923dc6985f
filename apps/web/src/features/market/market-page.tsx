import { MOST_LISTINGS } from '@otogi/rules/market/listing-counts'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { createRandomKey } from '../../platform/random-key.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ResultsLine } from '../../ui/results-line.tsx'
import { hasActiveFilters, PAGE_SIZES, useFilters } from './filters.ts'
import { MarketFilters } from './market-filters.tsx'
import { SaleNotices } from './notices.tsx'
import { isOwnListing, ListingGrid, ListingSkeletons } from './listing-grid.tsx'
import { TradeDialog } from './trade-dialog.tsx'
import { useListings, type Listing } from './use-listings.ts'
import type { TradeRequest } from './use-trade.ts'
import s from './market-page.module.css'

type MarketPageProps = {
  /** Creates another feature's control for reporting an offer. */
  createReportControl: (listing: Listing) => ReactNode
}

export function MarketPage({ createReportControl }: MarketPageProps) {
  const { t } = useTexts()
  const filtering = useFilters()
  const [request, setIntent] = useState<TradeRequest>()
  const trade = (listing: Listing) =>
    setIntent({ kind: isOwnListing(listing) ? 'cancel' : 'buy', listing, key: createRandomKey() })
  return (
    <>
      <PageTitle title={t('market.title')}>
        <SaleNotices />
      </PageTitle>
      <MarketFilters filtering={filtering} />
      <Listings filtering={filtering} onTrade={trade} />
      <p className={s['books']}>
        <Link href="/books">
          <Icon name="scales" />
          {t('market.openBooks')}
        </Link>
      </p>
      {request && (
        <TradeDialog
          key={request.key}
          request={request}
          reportButton={createReportControl(request.listing)}
          onClose={() => setIntent((shown) => (shown === request ? undefined : shown))}
        />
      )}
    </>
  )
}

type Props = { filtering: ReturnType<typeof useFilters>; onTrade: (listing: Listing) => void }

function Listings({ filtering, onTrade }: Props) {
  const { t } = useTexts()
  const { filters, top, turnTo, change } = filtering
  const { listings, total, pages, isWaiting, hasFailed, retry } = useListings(filters)
  // The last page may no longer exist, because its last card may have been sold in the meantime.
  const isBeyond = listings.length === 0 && total > 0 && filters.page > pages
  useEffect(() => {
    if (isBeyond) change({ page: pages })
  })
  const isGrouped = filters.view === 'cards' && filters.owner === 'all'
  if (isWaiting || isBeyond) return <ListingSkeletons />
  if (total === 0) return <EmptyMarket filtering={filtering} onRetry={hasFailed ? () => void retry() : undefined} />
  return (
    <>
      <div className={s['found']}>
        <ResultsLine ref={top}>
          {total >= MOST_LISTINGS
            ? t('market.foundFirst', { most: MOST_LISTINGS })
            : t(isGrouped ? 'market.foundCards' : 'market.found', { count: total })}
        </ResultsLine>
        <LinkButton variant="quiet" href="/home/collection" className={s['sell']}>
          {t('market.sellCard')}
        </LinkButton>
      </div>
      <ListingGrid listings={listings} size={filters.size} onTrade={onTrade} />
      <Pagination page={filters.page} pages={pages} onChange={turnTo} />
      {total > Number(PAGE_SIZES[0]) && (
        <div className={s['size']}>
          <Select
            label={t('market.pageSize')}
            value={filters.size}
            options={PAGE_SIZES.map((size) => ({ value: size, label: size }))}
            onChange={(size) => change({ size })}
          />
        </div>
      )}
    </>
  )
}

type EmptyProps = { filtering: Props['filtering']; onRetry: (() => void) | undefined }

function EmptyMarket({ filtering: { filters, clear }, onRetry }: EmptyProps) {
  const { t } = useTexts()
  if (onRetry) {
    return (
      <EmptyState text={t('market.notAvailable')} action={<Button onClick={onRetry}>{t('market.retry')}</Button>} />
    )
  }
  if (!hasActiveFilters(filters)) {
    return (
      <EmptyState
        text={t('market.notAvailable')}
        action={
          <LinkButton href="/home/collection" icon="collection">
            {t('market.sellCard')}
          </LinkButton>
        }
      />
    )
  }
  if (!hasActiveFilters({ ...filters, owner: 'all' })) {
    return (
      <EmptyState
        text={t('market.emptyMine')}
        action={
          <LinkButton href="/home/collection" icon="collection">
            {t('market.toCollection')}
          </LinkButton>
        }
      />
    )
  }
  return <EmptyState text={t('market.emptyFiltered')} action={<Button onClick={clear}>{t('market.clear')}</Button>} />
}
