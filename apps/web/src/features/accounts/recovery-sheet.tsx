import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Sheet } from '../../ui/paper.tsx'
import s from './auth-form.module.css'

/** The layout of the pages for account recovery. */
export function RecoverySheet({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <Sheet as="div" rods>
      <div className={s['form']}>
        <PageTitle title={title} level={2} />
        {children}
        <p className={s['other']}>
          <Link href="/auth">{t('recovery.toSignIn')}</Link>
        </p>
      </div>
    </Sheet>
  )
}
