import { takedown } from '@otogi/contract/desk/routes'
import { formatThousands } from '@otogi/rules/format/number'
import { TAKEDOWN_KINDS, type TakedownKind } from '@otogi/rules/takedown/takedown'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidateAll } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { KIND_TEXTS } from './kind-texts.ts'

/** Asks what to withdraw, and why. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const { t, pickText } = useTexts()
  const [kind, setKind] = useState<TakedownKind>('card')
  const [chosen, setChosen] = useState('')
  const { data: subjects = [] } = useQuery({
    queryKey: ['desk', 'takedown-subjects', kind],
    queryFn: ({ signal }) => call(takedown.subjects, { kind }, { signal }),
  })
  const subject = chosen || (subjects[0]?.id ?? '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => call(takedown.withdraw, { kind, subject, reason }),
    onSuccess: ({ players, gachas }) => {
      invalidateAll()
      const text = t('moderation.withdrawnNow', { players, gachas: formatThousands(gachas) })
      showToast({ text, kind: 'good' })
      onClose()
    },
  })
  return (
    <ReasonDialog
      variant="danger"
      title={t('moderation.withdraw')}
      text={t('moderation.withdrawText')}
      confirmLabel={t('moderation.withdraw')}
      isBusy={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      <Select
        label={t('moderation.contentKind')}
        value={kind}
        options={TAKEDOWN_KINDS.map((value) => ({ value, label: t(KIND_TEXTS[value].label) }))}
        onChange={(value) => {
          setKind(value)
          setChosen('')
        }}
      />
      <Select
        label={t('moderation.contentName')}
        value={subject}
        options={subjects.map(({ id, texts }) => ({ value: id, label: `${pickText(texts)} (${id})` }))}
        onChange={setChosen}
      />
    </ReasonDialog>
  )
}
