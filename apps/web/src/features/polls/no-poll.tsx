import { useTexts } from '../../platform/texts.ts'
import { ThreeLanterns } from './three-lanterns.tsx'
import s from './no-poll.module.css'

/** Shown while there is no poll. */
export function NoPoll() {
  const { t } = useTexts()
  return (
    <div className={s['none']}>
      <ThreeLanterns className={s['lanterns']} />
      <h2>{t('polls.none')}</h2>
      <p>{t('polls.noneText')}</p>
    </div>
  )
}
