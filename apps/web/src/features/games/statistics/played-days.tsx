import { statistics } from '@otogi/contract/routes'
import { HISTORY_DAYS } from '@otogi/contract/page-sizes'
import type { PlayedDay } from '@otogi/contract/statistics'
import { toMadridDay } from '@otogi/rules/calendar/madrid-day'
import { hasModes } from '@otogi/rules/games/games'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useCards } from '../../../game/cards.ts'
import { call } from '../../../platform/call.ts'
import { loadTexts, useTexts } from '../../../platform/texts.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { buildGameHref } from '../address.ts'
import { buildGuessGrid } from '../after/grid.ts'
import type { SharedResult } from '../after/share-result.tsx'
import { formatFullDate } from './dates.ts'
import { isStillOpen } from './still-open.ts'
import { LoadError } from './load-error.tsx'
import s from './played-days.module.css'

const ShareResult = lazy(async () => {
  const [{ ShareResult: Dialog }] = await Promise.all([
    import('../after/share-result.tsx'),
    loadTexts(['challenges', 'share']),
  ])
  return { default: Dialog }
})

type Result = PlayedDay['results'][number]

const OUTCOMES = {
  won: { text: 'games.shareSolved', icon: 'check' },
  open: { text: 'statistics.triesSoFar', icon: 'clock' },
  lost: { text: 'games.shareUnsolved', icon: 'cross' },
} as const

/** The player's results day by day, newest first. */
export function PlayedDaysPanel() {
  const { t, language } = useTexts()
  const { data, dataUpdatedAt, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePlayedDays()
  const [shared, setShared] = useState<SharedResult>()
  const days = data?.pages.flat() ?? []
  return (
    <>
      <h2>{t('statistics.history')}</h2>
      {!data && !isError && <Skeleton className={s['waiting']} />}
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {data && days.length === 0 && <p>{t('statistics.historyEmpty')}</p>}
      {days.map(({ day, number, results }) => (
        <section key={day} className={s['day']}>
          <h3>
            {formatFullDate(language, day)} <small>Otogi {number}</small>
          </h3>
          <ul>
            {results.map((result) => (
              <ResultLine
                key={`${result.game} ${result.mode}`}
                result={result}
                onShare={() => setShared({ ...result, day, number, grid: buildGuessGrid(result) })}
                isOpen={isStillOpen(result, day, toMadridDay(dataUpdatedAt))}
              />
            ))}
          </ul>
        </section>
      ))}
      <Suspense>{shared && <ShareResult result={shared} onClose={() => setShared(undefined)} />}</Suspense>
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('statistics.earlierDays')}
        </Button>
      )}
    </>
  )
}

function usePlayedDays() {
  return useInfiniteQuery({
    queryKey: ['statistics', 'history'],
    queryFn: ({ pageParam, signal }) => call(statistics.history, pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (part) => (part.length < HISTORY_DAYS ? undefined : part.at(-1)?.day),
  })
}

type LineProps = { result: Result; isOpen: boolean; onShare: () => void }

function ResultLine({ result, isOpen, onShare }: LineProps) {
  const { t, pickText } = useTexts()
  const { game, mode, tries, finished, answer, card } = result
  const outcome = finished ? 'won' : isOpen ? 'open' : 'lost'
  const { text, icon } = OUTCOMES[outcome]
  return (
    <li data-outcome={outcome}>
      <Icon name={GAME_TEXTS[game].icon} />
      <span className={s['game']}>
        {t(GAME_TEXTS[game].name)} {hasModes(game) && <small>{t(MODE_TEXT[mode])}</small>}
      </span>
      <span className={s['answer']}>
        {card && <AnswerPicture cardId={card} />}
        {answer && card ? (
          <Link href={`/home/collection/${card}`}>{pickText(answer)}</Link>
        ) : (
          isOpen && <Link href={buildGameHref(game, mode)}>{t('statistics.stillOpen')}</Link>
        )}
      </span>
      <span className={s['end']}>
        <VisuallyHidden>{t(text, { tries })}</VisuallyHidden>
        <span aria-hidden="true">
          {t('games.failedTries')} <b>{tries}</b>
        </span>
        <Icon name={icon} />
      </span>
      {finished && (
        <IconButton
          icon="share"
          label={t('statistics.shareGame', { game: t(GAME_TEXTS[game].name) })}
          onClick={onShare}
        />
      )}
    </li>
  )
}

/**
 * A card's picture, with its space reserved while the cards load. It has no alternative text, because the name is next
 * to it.
 */
function AnswerPicture({ cardId }: { cardId: string }) {
  const card = useCards().data?.find(({ id }) => id === cardId)
  return (
    <span className={s['picture']} style={{ background: card?.tint }}>
      {card && <img src={card.thumbnail} alt="" loading="lazy" width="36" height="48" draggable={false} />}
    </span>
  )
}
