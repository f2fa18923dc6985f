import { statistics } from '@otogi/contract/statistics'
import { isMadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../../platform/http/mount.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Stage } from '../today.ts'
import { communityOf } from './community.ts'
import { historyOf } from './history.ts'
import { playRecordOf } from './play-record.ts'
import { answersOfYesterday } from './yesterday.ts'

export function statisticsRoutes(mount: Mount, stage: Stage): void {
  mount(statistics.history, (call) => {
    const { before } = call.input
    if (before !== undefined && !isMadridDay(before)) {
      throw new Refusal('INVALID', [{ path: 'before', message: 'not a day of the calendar' }])
    }
    return historyOf(call, stage, before)
  })
  mount(statistics.stats, ({ db, player, today }) => playRecordOf(db, player.id, today))
  mount(statistics.yesterday, ({ today }) => answersOfYesterday(stage, today))
  mount(statistics.community, (call) => communityOf(call, stage, call.input.id))
}
