import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Panel } from '../../ui/paper.tsx'
import type { Books } from './use-books.ts'
import s from './audit-panel.module.css'

type Audit = NonNullable<Books['audit']>

/** The time and result of the last audit. */
export function AuditPanel({ audit }: Pick<Books, 'audit'>) {
  const { t } = useTexts()
  return (
    <Panel>
      <h2>{t('books.audit')}</h2>
      <p className={s['text']}>{t('books.auditText')}</p>
      {audit && hasAuditedData(audit) ? <AuditResult audit={audit} /> : <p>{t('books.nothingToCheck')}</p>}
    </Panel>
  )
}

/** Returns false for an audit of an empty database, which proves nothing. */
function hasAuditedData({ entries, copies, broken }: Audit): boolean {
  return entries + copies + broken > 0
}

function AuditResult({ audit: { at, entries, copies, rules, broken } }: { audit: Audit }) {
  const { t } = useTexts()
  return (
    <>
      <p className={s['verdict']} data-sound={broken === 0 ? '' : undefined}>
        <Icon name={broken === 0 ? 'check' : 'warning'} />
        {broken === 0 ? t('books.sound', { rules }) : t('books.unsound', { count: broken, rules })}
      </p>
      <p>
        {t('books.read', { entries: formatThousands(entries), copies: formatThousands(copies) })}{' '}
        <LocalTime epochMs={at} />
      </p>
    </>
  )
}
