import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import s from './recovery-codes.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void }

/** Shows a new passkey's recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('desk.recoveryCodes')}
      actions={<Button onClick={onClose}>{t('desk.codesKept')}</Button>}
    >
      <p>{t('desk.recoveryCodesText')}</p>
      <ul className={s['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
