import { summon } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call, callWire } from '../../../platform/call.ts'
import { READ_SCOPE } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { clearToast, toast } from '../../../ui/toasts.tsx'
import { csvOf } from './pull-csv.ts'
import s from './export-buttons.module.css'

/** All pulls as a file: JSON with all that is needed to draw them again, CSV for a spreadsheet. */
export function ExportButtons() {
  const { t } = useTexts()
  const { mutate, isPending, variables } = useMutation({
    scope: READ_SCOPE,
    mutationFn: save,
    onSuccess: () => clearToast('summon/export'),
    onError: () => toast({ text: t('summon.exportFailed'), kind: 'bad', action: 'summon/export' }),
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

async function save(as: 'json' | 'csv'): Promise<void> {
  if (as === 'csv') return saveFile('otogi-pulls.csv', 'text/csv', csvOf((await call(summon.exported, {})).pulls))
  const exported = await callWire(summon.exported, {})
  saveFile('otogi-pulls.json', 'application/json', `${JSON.stringify(exported, null, 1)}\n`)
}

/** Hands a text to the player as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the file once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
