import { books } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { formatThousands } from '@otogi/rules/format/number'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidate, READ_SCOPE } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import s from './ledger-audit.module.css'

type LastAudit = NonNullable<ReplyOf<typeof books.find>['audit']>
type Finding = ReplyOf<typeof books.audit>['findings'][number]

/** An audit of a large ledger takes longer than any other call. */
const AUDIT_TIMEOUT_MS = 600_000

/** The latest audit of the ledger. An owner can start another one. */
export function LedgerAudit() {
  const { t } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useQuery({
    queryKey: ['desk', 'books'],
    queryFn: ({ signal }) => call(books.find, {}, { signal }),
  })
  const {
    mutate,
    reset,
    isPending,
    error,
    data: outcome,
  } = useMutation({
    // The operator's other actions do not wait for the audit.
    scope: READ_SCOPE,
    mutationFn: (reason: string) => call(books.audit, { reason }, { timeoutMs: AUDIT_TIMEOUT_MS }),
    onSuccess: () => setIsAsking(false),
    onSettled: () => void invalidate(['desk', 'books']),
  })
  const ask = () => {
    reset()
    setIsAsking(true)
  }
  return (
    <Panel className={s['panel']}>
      <h3>{t('insight.audit')}</h3>
      <p className={s['text']}>{t('insight.auditText')}</p>
      {data?.audit === null && <p>{t('insight.neverAudited')}</p>}
      {data?.audit && <AuditSummary audit={data.audit} />}
      {outcome && <Findings findings={outcome.findings} />}
      <Button busy={isPending} onClick={ask}>
        {t('insight.auditNow')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('insight.auditNow')}
          text={t('insight.auditEffect')}
          confirmLabel={t('insight.auditNow')}
          isBusy={isPending}
          error={error}
          onConfirm={mutate}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Panel>
  )
}

function AuditSummary({ audit: { at, entries, copies, rules, broken } }: { audit: LastAudit }) {
  const { t } = useTexts()
  return (
    <output className={s['summary']}>
      <b className={s['verdict']} data-sound={broken === 0 ? '' : undefined}>
        <Icon name={broken === 0 ? 'check' : 'warning'} />
        {broken === 0 ? t('insight.sound', { rules }) : t('insight.unsound', { count: broken, rules })}
      </b>
      <span>
        {t('insight.audited', { entries: formatThousands(entries), copies: formatThousands(copies) })}{' '}
        <LocalTime epochMs={at} />
      </span>
    </output>
  )
}

/** Each rule that was checked, broken ones first. The server names rules in English. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTexts()
  return (
    <ul className={s['findings']} aria-label={t('insight.findings')}>
      {findings
        .toSorted((a, b) => b.faults - a.faults)
        .map(({ rule, faults, first }) => (
          <li key={rule}>
            <span lang="en">{rule}</span>{' '}
            <b data-sound={faults === 0 ? '' : undefined}>
              {faults === 0 ? t('insight.ruleHolds') : t('insight.ruleBroken', { count: faults })}
            </b>
            {first !== null && <code>{first}</code>}
          </li>
        ))}
    </ul>
  )
}
