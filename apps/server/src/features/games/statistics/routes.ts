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
  mount.read(statistics.history, ({ db, playerId, input: { before } }) => {
    if (before !== undefined && !isMadridDay(before)) {
      throw new Refusal('INVALID', [{ path: 'before', message: 'not a day of the calendar' }])
    }
    return historyOf(db, stage, playerId, before)
  })
  mount.read(statistics.stats, ({ db, playerId }) => playRecordOf(db, playerId, stage.clock.today()))
  mount.read(statistics.yesterday, () => Promise.resolve(answersOfYesterday(stage)))
  mount.read(statistics.community, ({ db, playerId, input }) => communityOf(db, stage, playerId, input.id))
}
