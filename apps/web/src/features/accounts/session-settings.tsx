import { profile } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/paper.tsx'
import { showToast } from '../../ui/toasts.tsx'
import s from './settings-page.module.css'

/** Signs the player out on all other devices. */
export function SessionSettings() {
  const texts = useTexts()
  const { t } = texts
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(profile.endOtherSessions, {}),
    onSuccess: () => showToast({ text: t('settings.sessionsEnded'), kind: 'good' }),
  })
  return (
    <Panel>
      <h2>{t('settings.devices')}</h2>
      <div className={s['section']}>
        <p className={s['hint']}>{t('settings.devicesHint')}</p>
        <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
          {t('settings.endSessions')}
        </Button>
        {error && (
          <p className={s['fault']} role="alert">
            {t('settings.error', { message: toServerMessage(error, texts) })}
          </p>
        )}
      </div>
    </Panel>
  )
}
