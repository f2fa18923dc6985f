import { summon } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call, callWire } from '../../../platform/call.ts'
import { READ_SCOPE } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { clearToast, showToast } from '../../../ui/toasts.tsx'
import { toCsv } from './pull-csv.ts'
import s from './export-buttons.module.css'

/** Downloads all pulls as a file: JSON with everything needed to recompute them, or CSV for spreadsheets. */
export function ExportButtons() {
  const { t } = useTexts()
  const { mutate, isPending, variables } = useMutation({
    scope: READ_SCOPE,
    mutationFn: exportPulls,
    onSuccess: () => clearToast('summon/export'),
    onError: () => showToast({ text: t('summon.exportFailed'), kind: 'bad', action: 'summon/export' }),
  })
  return (
    <div className={s['exports']}>
      <Button variant="quiet" icon="download" busy={isPending && variables === 'json'} onClick={() => mutate('json')}>
        {t('summon.exportJson')}
      </Button>
      <Button variant="quiet" icon="download" busy={isPending && variables === 'csv'} onClick={() => mutate('csv')}>
        {t('summon.exportCsv')}
      </Button>
    </div>
  )
}

async function exportPulls(format: 'json' | 'csv'): Promise<void> {
  if (format === 'csv') return saveFile('otogi-pulls.csv', 'text/csv', toCsv((await call(summon.exported, {})).pulls))
  const exported = await callWire(summon.exported, {})
  saveFile('otogi-pulls.json', 'application/json', `${JSON.stringify(exported, null, 1)}\n`)
}

/** Downloads a string as a file. */
function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The object URL is no longer needed once the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
