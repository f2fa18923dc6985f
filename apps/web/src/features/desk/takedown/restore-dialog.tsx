import { takedown } from '@otogi/contract/desk/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { invalidateAll } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { KIND_TEXTS, type Takedown } from './kind-texts.ts'

type Props = { takedown: Takedown; onClose: () => void }

/** Asks for the reason for restoring withdrawn content. */
export function RestoreDialog({ takedown: { kind, subject, texts }, onClose }: Props) {
  const { t, pickText } = useTexts()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => call(takedown.restore, { kind, subject, reason }),
    onSuccess: () => {
      invalidateAll()
      showToast({ text: t('moderation.restoredNow'), kind: 'good' })
      onClose()
    },
  })
  const name = t(KIND_TEXTS[kind].named, { name: texts ? pickText(texts) : subject })
  return (
    <ReasonDialog
      title={t('moderation.restore')}
      text={`${name}. ${t('moderation.restoreText')}`}
      confirmLabel={t('moderation.restore')}
      isBusy={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
