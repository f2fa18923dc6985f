import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReportDialog, type ReportSubject } from './report-dialog.tsx'
import s from './report-button.module.css'

/** The button that opens the report dialog. */
export function ReportButton({ subject }: { subject: ReportSubject }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      {subject.kind === 'offer' ? (
        <button type="button" className={s['link']} onClick={() => setOpen(true)}>
          <Icon name="flag" />
          {t('reports.openOffer')}
        </button>
      ) : (
        <Button variant="quiet" icon="flag" onClick={() => setOpen(true)}>
          {t('reports.open')}
        </Button>
      )}
      {open && <ReportDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}
