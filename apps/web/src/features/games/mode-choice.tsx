import { hasModes, MODES, type Game, type Mode } from '@otogi/rules/games/games'
import { useLocation } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { buildGameHref } from './address.ts'
import { MODE_TEXT } from '../../game/game-texts.ts'
import s from './mode-choice.module.css'

type Props = { game: Game; mode: Mode; unlocked: readonly boolean[] }

/** The modes EASY, NORMAL and HARD, or a note that the name game has no modes. */
export function ModeChoice({ game, mode, unlocked }: Props) {
  const { t } = useTexts()
  const [, navigate] = useLocation()
  if (!hasModes(game)) return <p className={s['note']}>{t('games.noModes')}</p>
  return (
    <fieldset className={s['buttons']} aria-label={t('games.modesLabel')}>
      {MODES.map((each) => {
        const name = t(MODE_TEXT[each])
        const isOpen = unlocked[each] ?? false
        return (
          <button
            key={each}
            type="button"
            className={s['mode']}
            aria-pressed={each === mode}
            aria-label={isOpen ? name : t('games.modeLocked', { mode: name })}
            onClick={() => navigate(buildGameHref(game, each), { replace: true })}
          >
            {name}
            {!isOpen && <Icon name="lock" className={s['lock']} />}
          </button>
        )
      })}
    </fieldset>
  )
}
