import type { Pack } from '@otogi/content/pack'
import { deleteStaleData } from './delete-stale-data.ts'
import type { Schedule } from './features/games/index.ts'
import { notifyWishers } from './features/market/index.ts'
import { updateRankingSteps } from './features/players/index.ts'
import { sendReminders } from './features/reminders/index.ts'
import { fillBannerWeeks } from './features/summon/index.ts'
import type { Withdrawn } from './features/withdrawn/index.ts'
import { describeError } from './platform/http/outage.ts'
import { readMoment } from './platform/process/clock.ts'
import { DAY_MS, MINUTE_MS, repeatWork } from './platform/process/repeat.ts'
import { runDailyAudit, type AuditDeps } from './run-audit.ts'

type JobDeps = Parameters<typeof deleteStaleData>[0] &
  AuditDeps &
  Parameters<typeof sendReminders>[0] & {
    readonly schedule: Schedule
    readonly withdrawn: Withdrawn
    readonly pack: Pack
  }

/** Starts the recurring jobs. Returns a function that stops them and the backups. */
export function startRecurringJobs(
  deps: JobDeps,
  stopBackups: () => Promise<void>,
  print: (line: string) => void,
): () => Promise<void> {
  const repeat = (name: string, everyMs: number, work: () => Promise<void>) =>
    repeatWork(work, { everyMs, onError: (error) => print(`${name} failed: ${describeError(error)}`) })
  const replacePuzzles = deps.withdrawn.perContent(() => deps.schedule.update(deps.db, readMoment(deps.clock)))
  const jobs = [
    repeat('deleting stale data', DAY_MS, () => deleteStaleData(deps)),
    repeat('scheduling banners', DAY_MS, () => fillBannerWeeks(deps.db, deps.pack, deps.clock.today())),
    repeat('scheduling puzzles', DAY_MS, () => deps.schedule.fill(deps.db, deps.clock.today())),
    repeat('replacing withdrawn puzzles', MINUTE_MS, async () => {
      await deps.withdrawn.refresh(deps.db.reader)
      await replacePuzzles()
    }),
    repeat('the daily audit', DAY_MS, () => runDailyAudit(deps, print)),
    repeat('updating the ranking steps', MINUTE_MS, () => updateRankingSteps(deps.db)),
    repeat('sending reminders', MINUTE_MS, () => notifyWishers(deps).then(() => sendReminders(deps))),
    stopBackups,
  ]
  return async () => {
    await Promise.all(jobs.map((stop) => stop()))
  }
}
