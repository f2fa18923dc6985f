import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ReportDialog, type ReportSubject } from './report-dialog.tsx'

/** The button that opens the report dialog. */
export function ReportButton({ subject }: { subject: ReportSubject }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="flag" onClick={() => setOpen(true)}>
        {t(subject.kind === 'offer' ? 'reports.openOffer' : 'reports.open')}
      </Button>
      {open && <ReportDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}
