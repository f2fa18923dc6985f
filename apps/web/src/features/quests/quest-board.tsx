import type { QuestType } from '@otogi/rules/quests/quests'
import { useTexts } from '../../platform/texts.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QuestItem } from './quest-item.tsx'
import type { QuestView } from './quest-views.ts'
import s from './quest-board.module.css'

const TITLE = { daily: 'quests.dailyTitle', week: 'quests.weekTitle', special: 'quests.specialTitle' } as const

/** How many quests to reserve space for while they load. */
const EXPECTED = 5

type Props = { type: QuestType; quests: readonly QuestView[]; endsAt: number | undefined }

/** A paper scroll that lists the quests of one type. */
export function QuestBoard({ type, quests, endsAt }: Props) {
  const { t } = useTexts()
  return (
    <Sheet rods className={s['board']}>
      <header className={s['head']}>
        <h2>{t(TITLE[type])}</h2>
        {endsAt !== undefined && <Countdown until={endsAt} label={t('quests.newIn')} />}
      </header>
      <ul className={s['slips']}>
        {quests.map((quest) => (
          // The key includes the end time, because tomorrow's quest of the same name is a new quest with its own
          // idempotency key.
          <QuestItem key={`${quest.key} ${endsAt ?? ''}`} quest={quest} />
        ))}
      </ul>
    </Sheet>
  )
}

export function QuestBoardSkeleton() {
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
