import { statistics } from '@otogi/contract/routes'
import { GAMES, hasModes } from '@otogi/rules/games/games'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { LoadError } from './load-error.tsx'
import s from './yesterday-panel.module.css'

/** The answers of yesterday's shared puzzles. */
export function YesterdayPanel() {
  const { t, pickText } = useTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ['statistics', 'yesterday'],
    queryFn: ({ signal }) => call(statistics.yesterday, {}, { signal }),
  })
  return (
    <>
      <h2>{t('statistics.yesterday')}</h2>
      {isError && !data && <LoadError onRetry={() => void refetch()} />}
      <dl className={s['answers']}>
        {GAMES.map((game) => (
          <div key={game}>
            <dt>
              <Icon name={GAME_TEXTS[game].icon} />
              {t(GAME_TEXTS[game].name)}
            </dt>
            {!data && !isError && (
              <dd className={s['waiting']}>
                <Skeleton shape="line" />
              </dd>
            )}
            {data
              ?.filter((one) => one.game === game)
              .map(({ mode, answer }) => (
                <dd key={mode}>
                  {hasModes(game) && <small>{t(MODE_TEXT[mode])}</small>}
                  {pickText(answer)}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </>
  )
}
