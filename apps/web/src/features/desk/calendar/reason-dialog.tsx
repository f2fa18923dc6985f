import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const MIN_REASON = 3
const MAX_REASON = 500

type ReasonDialogProps = {
  title: string
  text: string
  /** Label of the button that sends the reason. */
  action: string
  busy?: boolean
  /** More fields and the reason why sending failed. */
  children?: ReactNode
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of an action, which is written to the log. */
export function ReasonDialog({ title, text, action, busy = false, children, onSend, onClose }: ReasonDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const isGiven = reason.trim().length >= MIN_REASON
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('calendar.cancel')}
          </Button>
          <Button busy={busy} disabled={!isGiven} onClick={() => onSend(reason.trim())}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      <TextArea
        label={t('calendar.reason')}
        hint={t('calendar.reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={MAX_REASON}
        required
      />
    </Dialog>
  )
}
