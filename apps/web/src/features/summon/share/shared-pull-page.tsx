import { summon } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { readStoredPlayerId } from '../../../game/session.ts'
import { TradingCard } from '../../../game/trading-card.tsx'
import { call } from '../../../platform/call.ts'
import { Refused } from '../../../platform/refused.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import s from './shared-pull-page.module.css'

/** A pull's cards, for anyone with the link. */
export function SharedPullPage() {
  const { t } = useTexts()
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['summon', 'shared', token],
    queryFn: ({ signal }) => call(summon.shared, { token }, { signal }),
    staleTime: Infinity,
  })
  if (data) return <SharedPull pull={data} />
  if (!error) return <Skeleton className={s['waiting']} />
  const isUnknown = error instanceof Refused && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
  return (
    <>
      <PageTitle title={t('summon.sharedTitle')} hidden />
      <EmptyState
        text={t(isUnknown ? 'summon.sharedUnknown' : 'summon.loadFailed')}
        action={
          isUnknown ? undefined : (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('summon.retry')}
            </Button>
          )
        }
      />
    </>
  )
}

function SharedPull({ pull: { username, at, cards } }: { pull: ReplyOf<typeof summon.shared> }) {
  const { t, pickText } = useTexts()
  const isPlayer = readStoredPlayerId() !== null
  return (
    <>
      <PageTitle title={username ? t('summon.sharedBy', { username, count: cards.length }) : t('summon.sharedTitle')} />
      <p className={s['day']}>
        <LocalTime epochMs={at} withTime={false} />
      </p>
      <ul className={s['cards']}>
        {cards.map((card, index) => (
          // The same card can appear twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Link href={`/cards/${card.id}`}>
              <TradingCard
                image={card.image}
                thumbnail={card.thumbnail}
                tint={card.tint}
                name={pickText(card.names)}
                series={pickText(card.titles)}
                rarity={card.rarity}
                power={card.power}
                size="(max-width: 740px) 45vw, 210px"
              />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton href={isPlayer ? '/home/summon' : '/'} icon="summon" className={s['action']}>
        {t(isPlayer ? 'summon.sharedSummon' : 'summon.sharedPlay')}
      </LinkButton>
    </>
  )
}
