import { hasModes, MODES, type Game, type Mode } from '@otogi/rules/games/games'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { gameHref } from './address.ts'
import { MODE_TEXT } from './names.ts'
import s from './mode-choice.module.css'

type Props = { game: Game; mode: Mode; unlocked: readonly boolean[] }

/** EASY, NORMAL and HARD; the name game has none, and the buttons say so. */
export function ModeChoice({ game, mode, unlocked }: Props) {
  const { t } = useTexts()
  const [, navigate] = useLocation()
  const reason = useId()
  const offered = hasModes(game)
  return (
    <div className={s['choice']}>
      <fieldset
        className={s['buttons']}
        aria-label={t('games.modesLabel')}
        aria-describedby={offered ? undefined : reason}
      >
        {MODES.map((each) => {
          const name = t(MODE_TEXT[each])
          const open = unlocked[each] ?? false
          return (
            <button
              key={each}
              type="button"
              className={s['mode']}
              disabled={!offered}
              aria-pressed={offered && each === mode}
              aria-label={open ? name : t('games.modeLocked', { mode: name })}
              onClick={() => navigate(gameHref(game, each), { replace: true })}
            >
              {name}
              {!open && <Icon name="lock" className={s['lock']} />}
            </button>
          )
        })}
      </fieldset>
      {!offered && (
        <p id={reason} className={s['reason']}>
          {t('games.noModes')}
        </p>
      )}
    </div>
  )
}
