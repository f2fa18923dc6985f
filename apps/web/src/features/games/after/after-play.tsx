import { statistics } from '@otogi/contract/routes'
import type { Puzzle } from '@otogi/contract/puzzle'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { call } from '../../../platform/call.ts'
import { loadTexts, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DistributionBars } from '../distribution-bars.tsx'
import { buildGrid } from './grid.ts'
import { usePlayRecord } from '../use-play-record.ts'
import s from './after-play.module.css'
import type { Play } from '../play.ts'

const ShareResult = lazy(async () => {
  const [{ ShareResult: Dialog }] = await Promise.all([
    import('./share-result.tsx'),
    loadTexts(['challenges', 'share']),
  ])
  return { default: Dialog }
})
const ShareDay = lazy(async () => {
  const [{ ShareDay: Dialog }] = await Promise.all([import('./share-day.tsx'), loadTexts(['challenges', 'share'])])
  return { default: Dialog }
})

type Props = { play: Play; puzzle: Puzzle; children?: ReactNode }

/** Shown when a puzzle is over: the share buttons, the given children, the streak and other players' results. */
export function AfterPlay({ play: { game, mode }, puzzle, children }: Props) {
  const { t } = useTexts()
  const [shared, setShared] = useState<'result' | 'day'>()
  const close = () => setShared(undefined)
  const { number, personal, finished, tries } = puzzle
  return (
    <div className={s['after']}>
      <div className={s['share']}>
        <Button variant="quiet" icon="share" onClick={() => setShared('result')}>
          {t('games.share')}
        </Button>
        <Button variant="quiet" icon="games" onClick={() => setShared('day')}>
          {t('games.shareDay')}
        </Button>
      </div>
      {children}
      <StreakLine />
      <OtherPlayers puzzle={puzzle} />
      <Suspense>
        {shared === 'result' && (
          <ShareResult
            result={{ game, mode, number, personal, finished, tries, grid: buildGrid(game, puzzle) }}
            onClose={close}
          />
        )}
        {shared === 'day' && <ShareDay number={number} onClose={close} />}
      </Suspense>
    </div>
  )
}

const PERCENT = 100

function OtherPlayers({ puzzle: { id, personal, finished, tries } }: { puzzle: Puzzle }) {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['statistics', 'community', id],
    queryFn: ({ signal }) => call(statistics.community, { id }, { signal }),
    enabled: !personal,
  })
  if (personal) return <p className={s['note']}>{t('games.nobodyElse')}</p>
  if (!data) return null
  const share = data.players > 0 ? Math.round((data.solved / data.players) * PERCENT) : 0
  return (
    <section className={s['others']}>
      <h3>{t('games.others')}</h3>
      <p>
        {t('games.othersSolved', { count: data.players, share })}
        {data.players > 1 && data.medianTries !== null && ` ${t('games.othersMedian', { tries: data.medianTries })}`}
      </p>
      {data.solved > 0 && <DistributionBars distribution={data.distribution} {...(finished && { own: tries })} />}
    </section>
  )
}

function StreakLine() {
  const { t } = useTexts()
  const { data } = usePlayRecord()
  if (!data) return null
  return (
    <p className={s['streak']}>
      <b>{t('games.streakDays', { count: data.currentStreak })}</b>
      <span>{t('games.streakLongest', { count: data.longestStreak })}</span>
    </p>
  )
}
