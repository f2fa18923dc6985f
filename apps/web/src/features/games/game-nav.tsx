import type { GamesRecord } from '@otogi/contract/puzzle'
import { GAMES, type Game, type Mode } from '@otogi/rules/games/games'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { buildGameHref } from './address.ts'
import { GAME_TEXTS } from '../../game/game-texts.ts'
import { toRoundStatus } from './record.ts'
import s from './game-nav.module.css'

type Props = { game: Game; mode: Mode; record: GamesRecord | undefined }

/** Links to the six games. Shows which games are solved in this mode. */
export function GameNav({ game, mode, record }: Props) {
  const { t } = useTexts()
  return (
    <nav className={s['nav']} aria-label={t('games.gamesLabel')}>
      {GAMES.map((each) => {
        const isSolved = record !== undefined && toRoundStatus(record, each, mode).finished
        const name = t(GAME_TEXTS[each].name)
        return (
          <Link
            key={each}
            href={buildGameHref(each, mode)}
            className={s['game']}
            aria-current={each === game ? 'page' : undefined}
            aria-label={isSolved ? t('games.solved', { game: name }) : name}
          >
            <Icon name={GAME_TEXTS[each].icon} />
            <span className={s['name']}>{name}</span>
            {isSolved && (
              <span className={s['tick']}>
                <Icon name="check" />
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
