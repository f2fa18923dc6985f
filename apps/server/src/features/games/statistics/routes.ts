import { statistics } from '@otogi/contract/statistics'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Answers } from '../answers.ts'
import type { Puzzles } from '../puzzles.ts'
import { readCommunity } from './community.ts'
import { readHistory } from './history.ts'
import { readPlayRecord } from './play-record.ts'
import { listYesterdaysAnswers } from './yesterday.ts'

type Deps = { readonly answers: Answers; readonly puzzles: Puzzles }

export function mountStatisticsRoutes(mount: Mount, { answers, puzzles }: Deps): void {
  mount(statistics.history, (call) => {
    const { before } = call.input
    return readHistory(call, answers, before === undefined ? undefined : parseDay(before))
  })
  mount(statistics.stats, ({ db, player, today }) => readPlayRecord(db, player.id, today))
  mount(statistics.yesterday, ({ db, today }) => listYesterdaysAnswers({ answers, puzzles }, db, today))
  mount(statistics.community, (call) => readCommunity(call, puzzles, call.input.id))
}
