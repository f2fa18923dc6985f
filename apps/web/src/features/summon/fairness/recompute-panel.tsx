import { summon } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { READ_SCOPE } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { summarizeRecomputation, recomputePulls, type Recomputation } from './recompute.ts'
import s from './recompute-panel.module.css'

const PERCENT = 100

/** Recomputes all of the player's pulls in this browser. */
export function RecomputePanel() {
  const { t } = useTexts()
  const [share, setShare] = useState(0)
  const { mutate, isPending, isError, data } = useMutation({
    scope: READ_SCOPE,
    mutationFn: async () => {
      setShare(0)
      return recomputePulls(await call(summon.exported, {}), setShare)
    },
  })
  const percent = Math.round(share * PERCENT)
  return (
    <Panel className={s['panel']}>
      <h2>{t('summon.recomputeTitle')}</h2>
      <p>{t('summon.recomputeText')}</p>
      <div className={s['actions']}>
        <Button icon="scales" busy={isPending} onClick={() => mutate()}>
          {t('summon.recompute')}
        </Button>
        <LinkButton href="/home/summon/history" variant="quiet" icon="clock">
          {t('summon.history')}
        </LinkButton>
      </div>
      {isPending && <ProgressBar label={t('summon.recomputing')} value={percent} max={PERCENT} text={`${percent} %`} />}
      {isError && <Warning text={t('summon.recomputeFailed')} />}
      <output>{data && !isPending && <RecomputeResult recomputed={data} />}</output>
    </Panel>
  )
}

const OUTCOMES = {
  nothing: { text: 'summon.nothingToCheck', look: '' },
  agree: { text: 'summon.allAgree', look: 'good' },
  differ: { text: 'summon.notAllAgree', look: 'bad' },
} as const

function RecomputeResult({ recomputed }: { recomputed: Recomputation }) {
  const { t } = useTexts()
  const { agrees, sealed, differing, missing, digest } = recomputed
  const outcome = summarizeRecomputation(recomputed)
  const { text, look } = OUTCOMES[outcome]
  return (
    <span className={s['outcome']}>
      <b className={s[look]}>{t(text)}</b>
      {agrees > 0 && <span>{t('summon.countAgree', { count: agrees })}</span>}
      {sealed > 0 && <span>{t('summon.countSealed', { count: sealed })}</span>}
      {differing.length > 0 && (
        <span>
          {t('summon.countDiffer', { count: differing.length })}{' '}
          {differing.map(({ commitment, counter }) => `${commitment.slice(0, 12)}:${counter}`).join(', ')}
        </span>
      )}
      {missing > 0 && <span>{t('summon.countMissing', { count: missing })}</span>}
      {outcome !== 'nothing' && (
        <span className={s['digest']}>
          {t('summon.resultsDigest')} <code>{digest}</code>
        </span>
      )}
    </span>
  )
}
