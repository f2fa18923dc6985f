import { profile } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { callWire } from '../../platform/call.ts'
import { READ_SCOPE } from '../../platform/query-client.ts'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/paper.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import s from './settings-page.module.css'

/** Exports all data stored about the player, or deletes the account. */
export function DataSettings() {
  const texts = useTexts()
  const { t } = texts
  const [leaving, setLeaving] = useState(false)
  const download = useMutation({
    scope: READ_SCOPE,
    mutationFn: () => callWire(profile.download, {}),
    onSuccess: downloadData,
  })
  return (
    <Panel>
      <h2>{t('settings.own')}</h2>
      <p>
        <Link href="/privacy">{t('settings.privacy')}</Link>
      </p>
      <div className={s['pair']}>
        <div className={s['section']}>
          <p className={s['hint']}>{t('settings.downloadHint')}</p>
          <Button variant="quiet" icon="download" busy={download.isPending} onClick={() => download.mutate()}>
            {t('settings.download')}
          </Button>
          {download.error && (
            <p className={s['fault']} role="alert">
              {t('settings.error', { message: toServerMessage(download.error, texts) })}
            </p>
          )}
        </div>
        <div className={s['section']}>
          <p className={s['hint']}>{t('settings.leaveHint')}</p>
          <Button variant="danger" onClick={() => setLeaving(true)}>
            {t('settings.leave')}
          </Button>
        </div>
      </div>
      {leaving && <DeleteAccountDialog onClose={() => setLeaving(false)} />}
    </Panel>
  )
}

function downloadData(data: Record<string, unknown>): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'otogi.json'
  link.click()
  URL.revokeObjectURL(address)
}
