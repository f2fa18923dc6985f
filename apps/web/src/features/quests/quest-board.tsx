import type { QuestType } from '@otogi/rules/quests/quests'
import { useTexts } from '../../platform/texts.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QuestSlip } from './quest-slip.tsx'
import type { Slip } from './slips.ts'
import s from './quest-board.module.css'

const TITLE = { daily: 'quests.dailyTitle', week: 'quests.weekTitle', special: 'quests.specialTitle' } as const

/** How many slips are expected while none is known. */
const EXPECTED = 5

type Props = { type: QuestType; slips: readonly Slip[]; endsAt: number | undefined }

/** The scroll on which the quests of one kind hang. */
export function QuestBoard({ type, slips, endsAt }: Props) {
  const { t } = useTexts()
  return (
    <Sheet rods className={s['board']}>
      <header className={s['head']}>
        <h2>{t(TITLE[type])}</h2>
        {endsAt !== undefined && <Countdown until={endsAt} label={t('quests.newIn')} />}
      </header>
      <ul className={s['slips']}>
        {slips.map((slip) => (
          // Tomorrow's quest of the same name is another one, whose claim has a key of its own.
          <QuestSlip key={`${slip.key} ${endsAt ?? ''}`} slip={slip} />
        ))}
      </ul>
    </Sheet>
  )
}

export function WaitingBoard() {
  return (
    <Sheet rods className={s['board']} aria-busy="true">
      <div className={s['head']}>
        <Skeleton shape="line" className={s['waitingTitle']} />
      </div>
      <ul className={s['slips']} aria-hidden="true">
        {Array.from({ length: EXPECTED }, (_, i) => (
          <li key={i} className={s['waiting']}>
            <Skeleton shape="round" />
            <Skeleton shape="line" />
            <Skeleton shape="pill" />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
