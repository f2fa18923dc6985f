import { useTexts } from '../../platform/texts.ts'
import lantern from '../../ui/assets/lantern.svg'
import { Sheet } from '../../ui/paper.tsx'
import s from './poll-panel.module.css'

/** The community poll: what is shown while none runs. */
export function PollPanel({ className }: { className?: string | undefined }) {
  const { t } = useTexts()
  return (
    <div className={className}>
      <Sheet className={s['poll']}>
        <img src={lantern} alt="" width="56" height="87" />
        <h2>{t('polls.none')}</h2>
        <p>{t('polls.noneText')}</p>
      </Sheet>
    </div>
  )
}
