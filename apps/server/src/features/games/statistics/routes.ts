import { statistics } from '@otogi/contract/statistics'
import { isMadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../../platform/http/mount.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Answers } from '../answers.ts'
import type { Puzzles } from '../puzzles.ts'
import { communityOf } from './community.ts'
import { historyOf } from './history.ts'
import { playRecordOf } from './play-record.ts'
import { answersOfYesterday } from './yesterday.ts'

type Deps = { readonly answers: Answers; readonly puzzles: Puzzles }

export function mountStatistics(mount: Mount, { answers, puzzles }: Deps): void {
  mount(statistics.history, (call) => {
    const { before } = call.input
    if (before !== undefined && !isMadridDay(before)) {
      throw new Refusal('INVALID', [{ path: 'before', message: 'not a day of the calendar' }])
    }
    return historyOf(call, answers, before)
  })
  mount(statistics.stats, ({ db, player, today }) => playRecordOf(db, player.id, today))
  mount(statistics.yesterday, ({ today }) => answersOfYesterday({ answers, puzzles }, today))
  mount(statistics.community, (call) => communityOf(call, puzzles, call.input.id))
}
