import { profile } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { useUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/paper.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useServerSettings } from './use-server-settings.ts'
import s from './settings-page.module.css'

/** The email address for password resets, and whether it is verified. */
export function EmailSettings() {
  const texts = useTexts()
  const { t } = texts
  const { email, emailVerified } = useUser()
  const { data } = useServerSettings()
  const send = useMutation({
    mutationFn: () => call(profile.sendVerification, {}),
    onSuccess: () => showToast({ text: t('settings.emailSent'), kind: 'good' }),
  })
  return (
    <Panel>
      <h2>{t('settings.email')}</h2>
      <div className={s['section']}>
        <p className={s['address']}>{email}</p>
        {data?.mail && (
          <p className={s['hint']}>{t(emailVerified ? 'settings.emailVerified' : 'settings.emailUnverified')}</p>
        )}
        {data?.mail && !emailVerified && (
          <Button variant="quiet" busy={send.isPending} onClick={() => send.mutate()}>
            {t('settings.emailSend')}
          </Button>
        )}
        {send.error && (
          <p className={s['fault']} role="alert">
            {t('settings.error', { message: toServerMessage(send.error, texts) })}
          </p>
        )}
      </div>
    </Panel>
  )
}
