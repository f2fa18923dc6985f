import { takedown } from '@otogi/contract/desk/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { KIND_TEXTS, type Takedown } from './kind-texts.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import s from './takedown-page.module.css'

/** Withdrawn and restored content. */
export function TakedownPage() {
  const { t } = useTexts()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const [restored, setRestored] = useState<Takedown>()
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['desk', 'takedowns'],
    queryFn: ({ signal }) => call(takedown.list, {}, { signal }),
  })
  const retry = <Button onClick={() => void refetch()}>{t('moderation.retry')}</Button>
  return (
    <>
      <PageTitle title={t('moderation.takedown')} level={2} />
      <Panel className={s['panel']}>
        <p>{t('moderation.takedownText')}</p>
        <Button onClick={() => setIsWithdrawing(true)}>{t('moderation.withdraw')}</Button>
        {isPending && <Skeleton shape="line" />}
        {isError && <EmptyState text={t('moderation.notLoaded')} action={retry} />}
        {data?.length === 0 && <p>{t('moderation.noTakedowns')}</p>}
        <ul className={s['list']}>
          {data?.map((each) => (
            <TakedownLine key={`${each.kind} ${each.subject} ${each.at}`} takedown={each} onRestore={setRestored} />
          ))}
        </ul>
      </Panel>
      {isWithdrawing && <WithdrawDialog onClose={() => setIsWithdrawing(false)} />}
      {restored && <RestoreDialog takedown={restored} onClose={() => setRestored(undefined)} />}
    </>
  )
}

type LineProps = { takedown: Takedown; onRestore: (takedown: Takedown) => void }

function TakedownLine({ takedown: each, onRestore }: LineProps) {
  const { t, pickText } = useTexts()
  const { kind, subject, texts, reason, at, restoredAt, cards } = each
  const name = texts ? pickText(texts) : subject
  return (
    <li className={s['line']}>
      <div>
        <p className={s['title']}>{t(KIND_TEXTS[kind].named, { name })}</p>
        <p className={s['hint']}>
          <LocalTime epochMs={at} /> · {t('moderation.takenCards', { cards })}
        </p>
        <p className={s['reason']}>{reason}</p>
      </div>
      {restoredAt !== null && (
        <p className={s['hint']}>
          <b>{t('moderation.restored')}</b> <LocalTime epochMs={restoredAt} />
        </p>
      )}
      {restoredAt === null && texts && (
        <Button variant="quiet" aria-label={`${t('moderation.restore')}: ${name}`} onClick={() => onRestore(each)}>
          {t('moderation.restore')}
        </Button>
      )}
    </li>
  )
}
