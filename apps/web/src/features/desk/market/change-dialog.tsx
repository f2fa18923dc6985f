import { market } from '@otogi/contract/desk/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

type ChangeKind = 'freeze' | 'unfreeze' | 'undo'

/** An action on an offer or a sale that still needs a reason. */
export type Change = { kind: ChangeKind; listingId: string; title: string }

const TEXTS: Readonly<Record<ChangeKind, { title: TextKey; explained: TextKey; confirm: TextKey; done: TextKey }>> = {
  freeze: {
    title: 'moderation.freezeTitle',
    explained: 'moderation.freezeText',
    confirm: 'moderation.freeze',
    done: 'moderation.frozenNow',
  },
  unfreeze: {
    title: 'moderation.unfreezeTitle',
    explained: 'moderation.unfreezeText',
    confirm: 'moderation.unfreeze',
    done: 'moderation.unfrozenNow',
  },
  undo: {
    title: 'moderation.undoTitle',
    explained: 'moderation.undoText',
    confirm: 'moderation.undo',
    done: 'moderation.undoneNow',
  },
}

export function ChangeDialog({ change: { kind, listingId, title }, onClose }: { change: Change; onClose: () => void }) {
  const { t } = useTexts()
  const texts = TEXTS[kind]
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => call(market[kind], { listingId, reason }),
    onSuccess: () => {
      void invalidate(['desk'])
      showToast({ text: t(texts.done), kind: 'good' })
      onClose()
    },
  })
  return (
    <ReasonDialog
      variant="danger"
      title={t(texts.title)}
      text={`${title} ${t(texts.explained)}`}
      confirmLabel={t(texts.confirm)}
      isBusy={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
