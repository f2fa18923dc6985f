import { reports, market } from '@otogi/contract/desk/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import type { ReportGroup } from './report-group.ts'

export type Outcome = 'dismissed' | 'acted'

type Props = { group: ReportGroup; outcome: Outcome; onClose: () => void }

/**
 * Asks for the reason for a decision, and sends the decision with the reason. A decision against an offer can also
 * freeze it.
 */
export function DecisionDialog({ group: { id, kind, listingId }, outcome, onClose }: Props) {
  const { t } = useTexts()
  const [freezes, setFreezes] = useState(true)
  const canFreeze = outcome === 'acted' && kind === 'offer' && listingId !== null
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (reason: string) => {
      if (canFreeze && freezes) await call(market.freeze, { listingId, reason })
      return call(reports.decide, { reportId: id, outcome, reason })
    },
    onSuccess: () => {
      void invalidate(['desk'])
      showToast({ text: t('moderation.decided'), kind: 'good' })
      onClose()
    },
  })
  const isDismissal = outcome === 'dismissed'
  return (
    <ReasonDialog
      variant="danger"
      title={t(isDismissal ? 'moderation.dismissTitle' : 'moderation.actTitle')}
      text={t(isDismissal ? 'moderation.dismissText' : 'moderation.actText')}
      confirmLabel={t(isDismissal ? 'moderation.dismiss' : 'moderation.act')}
      isBusy={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      {canFreeze && (
        <Checkbox checked={freezes} onChange={setFreezes}>
          {t('moderation.freezeToo')}
        </Checkbox>
      )}
    </ReasonDialog>
  )
}
