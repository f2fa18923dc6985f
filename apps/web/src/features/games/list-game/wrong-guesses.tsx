import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Suggestion } from './suggestions.ts'
import s from './wrong-guesses.module.css'

/** The wrong guesses, newest first. */
export function WrongGuesses({ guesses }: { guesses: readonly Suggestion[] }) {
  const { t } = useTexts()
  if (guesses.length === 0) return null
  return (
    <section className={s['wrong']}>
      <h2>{t('games.wrongGuesses')}</h2>
      <ol reversed>
        {guesses.toReversed().map(({ value, label, hint }) => (
          <li key={value}>
            <Icon name="cross" />
            <span>
              {label} {hint && <small>{hint}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
