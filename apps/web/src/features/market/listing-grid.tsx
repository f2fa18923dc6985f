import { MOST_OFFERS } from '@otogi/rules/market/listing-counts'
import { formatThousands } from '@otogi/rules/format/number'
import { Link } from 'wouter'
import { readStoredPlayerId } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import { PAGE_SIZES, toOffersPath, type Filters } from './filters.ts'
import type { Listing } from './use-listings.ts'
import s from './listing-grid.module.css'

type ListingGridProps = {
  listings: readonly Listing[]
  size: Filters['size']
  onTrade: (listing: Listing) => void
}

/** One page of listings, each with its price and a button to buy the card or to cancel the listing. */
export function ListingGrid({ listings, size, onTrade }: ListingGridProps) {
  return (
    <ul className={s['grid']}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingTile listing={listing} size={size} onTrade={() => onTrade(listing)} />
        </li>
      ))}
    </ul>
  )
}

export function isOwnListing(listing: Listing): boolean {
  return listing.user.id === readStoredPlayerId()
}

type TileProps = { listing: Listing; size: Filters['size']; onTrade: () => void }

function ListingTile({ listing, size, onTrade }: TileProps) {
  const { t, pickText } = useTexts()
  const { card, user, price, offers = 1, isFrozen } = listing
  const isMany = offers >= MOST_OFFERS
  const name = pickText(card.names)
  const own = isOwnListing(listing)
  return (
    <article className={s['ware']} data-frozen={isFrozen || undefined} aria-label={name}>
      <Link className={s['card']} href={`/home/collection/${card.id}`}>
        <TradingCard
          image={card.image}
          thumbnail={card.thumbnail}
          tint={card.tint}
          name={name}
          rarity={card.rarity}
          priority
        />
      </Link>
      <div className={s['tag']}>
        <p className={s['series']}>{pickText(card.titles)}</p>
        <p className={s['power']}>
          {t('market.cardPower', { power: formatThousands(card.power) })}
          {offers > 1 && (
            <Link
              className={s['offers']}
              href={toOffersPath(card, size)}
              aria-label={
                isMany
                  ? t('market.manyOffersNamed', { most: MOST_OFFERS - 1, name })
                  : t('market.offersNamed', { count: offers, name })
              }
            >
              {isMany ? t('market.manyOffers', { most: MOST_OFFERS - 1 }) : t('market.offers', { count: offers })}
            </Link>
          )}
        </p>
        <p className={s['seller']}>
          <Link href={`/home/players/${user.username}`}>
            {t(own ? 'market.ownSeller' : 'market.seller', { username: user.username })}
          </Link>
        </p>
        <div className={s['purchase']}>
          <GachaAmount amount={price} className={s['price']} />
          {isFrozen && <b className={s['frozen']}>{t('market.frozen')}</b>}
          {!isFrozen && own && (
            <Button variant="quiet" aria-label={t('market.cancelNamed', { name })} onClick={onTrade}>
              {t('market.cancel')}
            </Button>
          )}
          {!own && (
            <Button variant="gold" aria-label={t('market.buyNamed', { name })} onClick={onTrade}>
              {t('market.buy')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

export function ListingSkeletons() {
  return (
    <ul className={s['grid']} aria-hidden="true">
      {Array.from({ length: Number(PAGE_SIZES[0]) }, (_, i) => (
        <li key={i} className={s['ware']}>
          <Skeleton shape="card" />
          <div className={s['tag']}>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="pill" />
          </div>
        </li>
      ))}
    </ul>
  )
}
