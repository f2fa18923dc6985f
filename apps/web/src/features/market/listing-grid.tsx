import { formatThousands } from '@otogi/rules/format/number'
import { Link } from 'wouter'
import { readStoredPlayerId } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import { PAGE_SIZE, type Listing } from './use-listings.ts'
import s from './listing-grid.module.css'

type ListingGridProps = { listings: readonly Listing[]; onTrade: (listing: Listing) => void }

/** One page of listings, each with its price and a button to buy the card or to cancel the listing. */
export function ListingGrid({ listings, onTrade }: ListingGridProps) {
  return (
    <ul className={s['grid']}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingTile listing={listing} onTrade={() => onTrade(listing)} />
        </li>
      ))}
    </ul>
  )
}

export function isOwnListing(listing: Listing): boolean {
  return listing.user.id === readStoredPlayerId()
}

function ListingTile({ listing, onTrade }: { listing: Listing; onTrade: () => void }) {
  const { t, pickText } = useTexts()
  const { card, user, price } = listing
  const name = pickText(card.names)
  const own = isOwnListing(listing)
  return (
    <article className={s['ware']} aria-label={name}>
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
        <p className={s['power']}>{formatThousands(card.power)} P</p>
        <p className={s['seller']}>
          <Link href={`/home/players/${user.username}`}>
            {t(own ? 'market.ownSeller' : 'market.seller', { username: user.username })}
          </Link>
        </p>
        <div className={s['purchase']}>
          <GachaAmount amount={price} className={s['price']} />
          {own ? (
            <Button variant="quiet" aria-label={t('market.cancelNamed', { name })} onClick={onTrade}>
              {t('market.cancel')}
            </Button>
          ) : (
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
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
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
