import { useTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GoogleButton } from './google-button.tsx'
import { useServerSettings } from './use-server-settings.ts'
import s from './google-sign-in.module.css'

/** Sign-in with Google, or a note that this server does not offer it. */
export function GoogleSignIn() {
  const { t } = useTexts()
  const settings = useServerSettings()
  const clientId = settings.data?.googleClientId
  return (
    <>
      <div className={s['or']}>
        <span>{t('accounts.or')}</span>
      </div>
      <div className={s['place']}>
        {settings.isPending && <Skeleton shape="pill" className={s['pending']} />}
        {clientId && <GoogleButton clientId={clientId} />}
        {!settings.isPending && !clientId && <p className={s['none']}>{t('accounts.noThirdParty')}</p>}
      </div>
    </>
  )
}
