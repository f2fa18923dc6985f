import type { LetterColor } from '@otogi/rules/name-game/color'
import { useTexts } from '../../../platform/texts.ts'
import { ColorSign } from './color-sign.tsx'
import { COLOR_TEXT } from './letter-colors.ts'
import type { Key } from './typing.ts'
import s from './keyboard.module.css'

const LINES = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'].map((line) => line.split(''))

type Props = {
  states: ReadonlyMap<string, LetterColor>
  /** Whether there is a row to type in. */
  isReady: boolean
  /** Whether the server is judging a row. */
  isJudging: boolean
  onKey: (key: Key) => void
}

/** An on-screen keyboard that replaces the phone's own. Each key shows its letter's best result. */
export function Keyboard({ states, isReady, isJudging, onKey }: Props) {
  const { t } = useTexts()
  const [top = [], middle = [], bottom = []] = LINES
  const keysOf = (letters: readonly string[]) =>
    letters.map((letter) => (
      <LetterKey
        key={letter}
        letter={letter}
        color={states.get(letter)}
        onPress={() => onKey({ kind: 'letter', letter })}
      />
    ))
  return (
    <fieldset className={s['keyboard']} disabled={!isReady} aria-label={t('games.keyboardLabel')}>
      <div className={s['line']}>{keysOf(top)}</div>
      <div className={s['line']}>{keysOf(middle)}</div>
      <div className={s['line']}>
        <button
          type="button"
          className={s['wide']}
          aria-label={t('games.keyErase')}
          onClick={() => onKey({ kind: 'erase' })}
        >
          <svg className={s['erase']} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5h12v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5" />
          </svg>
        </button>
        {keysOf(bottom)}
        <button
          type="button"
          className={s['send']}
          aria-busy={isJudging || undefined}
          onClick={() => onKey({ kind: 'send' })}
        >
          {t('games.keySend')}
        </button>
      </div>
    </fieldset>
  )
}

type LetterKeyProps = { letter: string; color: LetterColor | undefined; onPress: () => void }

function LetterKey({ letter, color, onPress }: LetterKeyProps) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      className={s['key']}
      data-color={color}

      aria-label={color ? t(COLOR_TEXT[color], { letter }) : letter}
      onClick={onPress}
    >
      {letter}
      {color && <ColorSign color={color} />}
    </button>
  )
}
