import type { PastPull } from '@otogi/contract/summon'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import s from './proof.module.css'

/** Everything a pull was made of: whoever has it can draw it again. */
export function Proof({ pull }: { pull: PastPull }) {
  const { t } = useTexts()
  return (
    <details className={s['proof']}>
      <summary>{t('summon.proof')}</summary>
      <dl>
        <Part label={t('summon.serverSeed')}>{pull.serverSeed ?? t('summon.stillSecret')}</Part>
        <Part label={t('summon.commitment')}>{pull.commitment}</Part>
        <Part label={t('summon.clientSeed')}>{pull.clientSeed}</Part>
        <Part label={t('summon.counter')}>{pull.counter}</Part>
        <Part label={t('summon.throwsBefore')}>{pull.throwsBefore}</Part>
        <Part label={t('summon.cardLists')}>{pull.pool}</Part>
        <Part label={t('summon.drawRules')}>{pull.rules}</Part>
      </dl>
    </details>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
