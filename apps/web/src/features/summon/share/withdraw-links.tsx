import { summon } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { Warning } from '../../../ui/warning.tsx'

/** A button that invalidates all links to the player's pulls, after a confirmation. */
export function WithdrawLinks() {
  const { t } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(summon.withdrawLinks, {}),
    onSuccess: () => {
      setIsAsking(false)
      void invalidate(['summon', 'shareLink'])
      showToast({ text: t('summon.linksWithdrawn'), kind: 'good' })
    },
  })
  return (
    <>
      <Button variant="quiet" icon="lock" onClick={() => setIsAsking(true)}>
        {t('summon.turnOffLinks')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('summon.withdrawTitle')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {t('summon.cancel')}
            </Button>
            <Button busy={isPending} onClick={() => mutate()}>
              {t('summon.withdrawLinks')}
            </Button>
          </>
        }
      >
        <p>{t('summon.withdrawText')}</p>
        {error && <Warning text={t(toRefusalTextOrDefault('summon.withdrawFailed', error))} />}
      </Dialog>
    </>
  )
}
