import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../platform/texts.ts'
import seal from '../ui/assets/seal.svg'
import { Icon } from '../ui/icon.tsx'
import s from './open-page.module.css'

/** The layout of pages that visitors can read without signing in. */
export function OpenPage({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <main id="content" className={s['page']} tabIndex={-1}>
      <Link href="/" className={s['back']}>
        <img src={seal} alt="" width="30" height="30" />
        <b>Otogi</b>
        {t('app.toGame')}
        <Icon name="right" />
      </Link>
      {children}
    </main>
  )
}
