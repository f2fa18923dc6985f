import { useTexts } from '../../platform/texts.ts'
import white from '../../ui/assets/lantern-white.svg'
import red from '../../ui/assets/lantern.svg'
import s from './no-poll.module.css'

/** What is shown while no poll runs. */
export function NoPoll() {
  const { t } = useTexts()
  return (
    <div className={s['none']}>
      <div className={s['lanterns']} aria-hidden="true">
        <img src={white} alt="" width="40" height="62" />
        <img src={red} alt="" width="64" height="99" />
        <img src={white} alt="" width="40" height="62" />
      </div>
      <h2>{t('polls.none')}</h2>
      <p>{t('polls.noneText')}</p>
    </div>
  )
}
