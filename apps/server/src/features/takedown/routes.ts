import { desk } from '@otogi/contract/desk/desk'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration } from '../desk/index.ts'
import type { Schedule } from '../games/index.ts'
import { listTakedowns, type Withdrawn } from '../withdrawn/index.ts'
import { restoreContent, withdrawContent, type TakedownDeps } from './actions.ts'
import { listSubjects } from './subjects.ts'

type Deps = TakedownDeps & {
  readonly db: Database
  readonly withdrawn: Withdrawn
  readonly schedule: Pick<Schedule, 'update'>
}

/**
 * Mounts the owner endpoints. The actions lock all players, so they do not use the default transaction, which first
 * locks the operator's row.
 */
export function mountTakedownDeskRoutes(mount: Mount, deps: Deps): void {
  const { db: database, pack, withdrawn, schedule } = deps
  const { takedown } = desk
  mount(takedown.list, async ({ db }) =>
    (await listTakedowns(db)).map(({ kind, subject, reason, withdrawnAt, restoredAt, cards }) => ({
      kind,
      subject,
      texts: listSubjects(pack, kind).find(({ id }) => id === subject)?.texts ?? null,
      reason,
      at: withdrawnAt.getTime(),
      restoredAt: restoredAt?.getTime() ?? null,
      cards: Object.keys(cards).length,
    })),
  )
  mount(takedown.subjects, async ({ db, input: { kind } }) => {
    const active = (await listTakedowns(db)).filter((one) => one.kind === kind && one.restoredAt === null)
    const hidden = new Set(active.map(({ subject }) => subject))
    return listSubjects(pack, kind)
      .filter(({ id }) => !hidden.has(id))
      .toSorted((a, b) => a.texts.en.localeCompare(b.texts.en, 'en'))
  })
  mount(takedown.withdraw, async (call) => {
    const moderation = toModeration(call, call.input)
    const compensation = await database.transaction((tx) => withdrawContent(tx, deps, moderation, call.input))
    await withdrawn.refresh(database.reader)
    await schedule.update(database, { today: call.today, at: moderation.at })
    return compensation
  })
  mount(takedown.restore, async (call) => {
    const moderation = toModeration(call, call.input)
    await database.transaction((tx) => restoreContent(tx, deps, moderation, call.input))
    await withdrawn.refresh(database.reader)
    return {}
  })
}
