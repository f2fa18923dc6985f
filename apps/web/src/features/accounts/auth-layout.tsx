import { useEffect, type ReactNode } from 'react'
import { showLanguage, useTexts, readVisitorLanguage } from '../../platform/texts.ts'
import { Lanterns } from '../../ui/lanterns.tsx'
import { AuthSwitches } from './auth-switches.tsx'
import { CardFan } from './card-fan.tsx'
import s from './auth-layout.module.css'

/** The layout around the sign-in forms: name, slogan, three cards, and the choice of language and theme. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  useEffect(() => void showLanguage(readVisitorLanguage()), [])
  return (
    <div className={s['stage']}>
      <Lanterns count={9} size="large" className={s['lanterns']} />
      <main id="content" className={s['auth']} tabIndex={-1}>
        <header className={s['hello']}>
          <h1>
            <small>{t('accounts.welcome')}</small> <span>Otogi</span>
          </h1>
          <p>{t('accounts.slogan')}</p>
          <CardFan />
        </header>
        <div className={s['form']}>{children}</div>
        <AuthSwitches className={s['switches']} />
      </main>
    </div>
  )
}
