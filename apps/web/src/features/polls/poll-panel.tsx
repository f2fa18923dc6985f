import { useTexts } from '../../platform/texts.ts'
import white from '../../ui/assets/lantern-white.svg'
import red from '../../ui/assets/lantern.svg'
import { Sheet } from '../../ui/paper.tsx'
import s from './poll-panel.module.css'

/** The community poll: what is shown while none runs. */
export function PollPanel({ className }: { className?: string | undefined }) {
  const { t } = useTexts()
  return (
    <div className={className}>
      <Sheet className={s['poll']}>
        <div className={s['lanterns']} aria-hidden="true">
          <img src={white} alt="" width="40" height="62" />
          <img src={red} alt="" width="64" height="99" />
          <img src={white} alt="" width="40" height="62" />
        </div>
        <h2>{t('polls.none')}</h2>
        <p>{t('polls.noneText')}</p>
      </Sheet>
    </div>
  )
}
