import { statistics } from '@otogi/contract/routes'
import { HISTORY_DAYS } from '@otogi/contract/page-sizes'
import type { PlayedDay } from '@otogi/contract/statistics'
import { hasModes } from '@otogi/rules/games/games'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { GAME_LOOKS, MODE_TEXT } from '../../../game/game-looks.ts'
import { formatDay } from './dates.ts'
import { LoadError } from './load-error.tsx'
import s from './played-days.module.css'

type Result = PlayedDay['results'][number]

/** The player's results day by day, newest first. */
export function PlayedDaysPanel() {
  const { t, language } = useTexts()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePlayedDays()
  const days = data?.pages.flat() ?? []
  return (
    <>
      <h2>{t('games.history')}</h2>
      {!data && !isError && <Skeleton className={s['waiting']} />}
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {data && days.length === 0 && <p>{t('games.historyEmpty')}</p>}
      {days.map(({ day, number, results }) => (
        <section key={day} className={s['day']}>
          <h3>
            {formatDay(language, day)} <small>Otogi {number}</small>
          </h3>
          <ul>
            {results.map((result) => (
              <ResultLine key={`${result.game} ${result.mode}`} result={result} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('games.earlierDays')}
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

function ResultLine({ result }: { result: Result }) {
  const { t, pickText } = useTexts()
  const game = result.game
  return (
    <li data-won={result.finished ? '' : undefined}>
      <Icon name={GAME_LOOKS[game].icon} />
      <span className={s['game']}>
        {t(GAME_LOOKS[game].name)} {hasModes(game) && <small>{t(MODE_TEXT[result.mode])}</small>}
      </span>
      <span className={s['answer']}>{result.answer ? pickText(result.answer) : t('games.stillOpen')}</span>
      <span className={s['end']}>
        <VisuallyHidden>
          {t(result.finished ? 'games.shareSolved' : 'games.shareUnsolved', { tries: result.tries })}
        </VisuallyHidden>
        <b aria-hidden="true">{result.tries}</b>
        <Icon name={result.finished ? 'check' : 'cross'} />
      </span>
    </li>
  )
}
