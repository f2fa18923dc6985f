import { profile } from '@otogi/contract/profile'
import type { Database } from '../../platform/db/db.ts'
import { readLastWrite } from '../../platform/http/last-write.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Catalog } from '../collection/index.ts'
import { findPublicProfile, readProfile } from './read-profile.ts'
import { updateShowcase } from './show.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly catalog: Catalog }

export function mountProfileRoutes(mount: Mount, { db: database, clock, catalog }: Deps): void {
  mount(
    profile.find,
    ({ db, player, today, input }) => readProfile({ db, today, catalog }, { ...input, viewerId: player.id }),
    { usesReplica: true },
  )
  mount(profile.findPublic, async ({ input, request }) => {
    const shown = await database.readFromReplica(readLastWrite(request), (db) =>
      findPublicProfile({ db, today: clock.today(), catalog }, input.username),
    )
    if (!shown) throw new Refusal('PLAYER_UNKNOWN')
    return shown
  })
  mount(profile.show, async (call) => {
    await updateShowcase(call, call.input)
    return {}
  })
}
