import { lazy, Suspense } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useServerSettings } from './use-server-settings.ts'
import s from './google-sign-in.module.css'

// Loaded separately, because most servers do not offer sign-in with Google.
const GoogleButton = lazy(async () => ({ default: (await import('./google-button.tsx')).GoogleButton }))

/** Sign-in with Google, or a note that this server does not offer it. */
export function GoogleSignIn() {
  const { t } = useTexts()
  const settings = useServerSettings()
  const clientId = settings.data?.googleClientId
  const isOffered = settings.isPending || Boolean(clientId)
  const pending = <Skeleton shape="pill" className={s['pending']} />
  return (
    <>
      <div className={s['or']}>{isOffered && <span>{t('accounts.or')}</span>}</div>
      <div className={s['place']}>
        {settings.isPending && pending}
        {clientId && (
          <Suspense fallback={pending}>
            <GoogleButton clientId={clientId} />
          </Suspense>
        )}
        {!isOffered && <p className={s['none']}>{t('accounts.noThirdParty')}</p>}
      </div>
    </>
  )
}
