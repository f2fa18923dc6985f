import { useTexts } from '../../platform/texts.ts'
import { ThreeLanterns } from './three-lanterns.tsx'
import s from './no-poll.module.css'

/** What is shown while no poll runs. */
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
