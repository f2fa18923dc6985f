import { collection } from '@otogi/contract/routes'
import type { Card } from '@otogi/contract/collection'
import { formatShare } from '@otogi/rules/format/decimal'
import { formatThousands } from '@otogi/rules/format/number'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { Fact } from '../../ui/fact.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { computeCardOdds } from './card-odds.ts'
import { toAllCardsPath } from './filters.ts'
import s from './card-description.module.css'

type Props = {
  card: Card
  cards: readonly Card[]
  /** Visitors have no collection, so the page does not link to one. */
  isPublic?: boolean
}

/** The description of a card: characters, series and odds. */
export function CardDescription({ card, cards, isPublic = false }: Props) {
  const { t, pickText } = useTexts()
  const { data: story, isError } = useQuery({
    queryKey: ['collection', 'story', card.id],
    queryFn: ({ signal }) => call(collection.story, { cardId: card.id }, { signal }),
    staleTime: Infinity,
  })
  const soon = isError ? '–' : <Skeleton shape="line" className={s['soon']} />
  return (
    <Panel className={s['story']}>
      <PageTitle title={pickText(card.names)} />
      {card.isWithdrawn && <p>{t('collection.withdrawnNote')}</p>}
      <p className={s['line']}>{story ? pickText(story.character.line) : soon}</p>
      <dl className={s['facts']}>
        <Fact label={t('collection.detailCharacter')}>{story ? pickText(story.character.names) : soon}</Fact>
        <Fact label={t('collection.detailSeries')}>
          {isPublic ? (
            pickText(card.titles)
          ) : (
            <Link href={toAllCardsPath({ anime: card.anime })}>{pickText(card.titles)}</Link>
          )}
        </Fact>
        <Fact label={t('collection.detailOrigin')}>
          {story ? (
            <>
              {pickText(story.series.origin)} <small>{pickText(story.series.published)}</small>
            </>
          ) : (
            soon
          )}
        </Fact>
        <Fact label={t('collection.detailRarity')}>
          <RaritySeal rarity={card.rarity} />
        </Fact>
        <Fact label={t('collection.detailPower')}>{formatThousands(card.power)} P</Fact>
        {!card.isWithdrawn && (
          <Fact label={t('collection.detailOdds')}>
            <CardOdds probability={computeCardOdds(card, listDrawable(cards))} />
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

function listDrawable(cards: readonly Card[]): readonly Card[] {
  return cards.filter(({ isWithdrawn }) => !isWithdrawn)
}

/** These are the base odds; pity raises them slightly. */
function CardOdds({ probability }: { probability: number }) {
  const { t } = useTexts()
  return (
    <>
      {t('collection.oneIn', { draws: formatThousands(Math.round(1 / probability)) })}{' '}
      <small>{formatShare(probability, { maximumSignificantDigits: 2 })}</small>
    </>
  )
}
