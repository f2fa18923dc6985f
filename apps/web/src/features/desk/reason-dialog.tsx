import { useState, type ReactNode } from 'react'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Warning } from '../../ui/warning.tsx'
import s from './reason-dialog.module.css'

const SHORTEST_REASON = 3
const LONGEST_REASON = 500

type ReasonDialogProps = {
  title: string
  /** What the action will do. */
  text: string
  confirmLabel: string
  isBusy?: boolean
  /** Why the action failed; shown below the reason. */
  error?: unknown
  variant?: ButtonVariant
  onConfirm: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for the reason for an action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    isBusy = false,
    error = null,
    variant = 'primary',
    onConfirm,
    onClose,
    children,
  } = props
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const isMissing = reason.trim().length < SHORTEST_REASON
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('moderation.cancel')}
          </Button>
          <Button variant={variant} busy={isBusy} disabled={isMissing} onClick={() => onConfirm(reason.trim())}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div className={s['fields']}>{children}</div>
      <TextArea
        label={t('moderation.reason')}
        hint={t('moderation.reasonHint')}
        required
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
      />
      {error !== null && <Warning text={t(toRefusalTextOrDefault('moderation.failed', error))} />}
    </Dialog>
  )
}
