import type { PastPull } from '@otogi/contract/summon'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import s from './proof.module.css'

/** All inputs of a pull, enough to recompute it. */
export function PullProof({ pull }: { pull: PastPull }) {
  const { t } = useTexts()
  return (
    <details className={s['proof']}>
      <summary>{t('summon.proof')}</summary>
      <dl>
        <Fact label={t('summon.serverSeed')}>{pull.serverSeed ?? t('summon.stillSecret')}</Fact>
        <Fact label={t('summon.commitment')}>{pull.commitment}</Fact>
        <Fact label={t('summon.clientSeed')}>{pull.clientSeed}</Fact>
        <Fact label={t('summon.counter')}>{pull.counter}</Fact>
        <Fact label={t('summon.throwsBefore')}>{pull.throwsBefore}</Fact>
        <Fact label={t('summon.cardLists')}>{pull.pool}</Fact>
        <Fact label={t('summon.drawRules')}>{pull.rules}</Fact>
      </dl>
    </details>
  )
}
