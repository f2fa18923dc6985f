import { profile } from '@otogi/contract/profile'
import type { Clock } from '../../platform/process/clock.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Catalogue } from '../collection/index.ts'
import { profileOf } from './profile-of.ts'
import { show } from './show.ts'

export function profileRoutes(mount: Mount, clock: Clock, catalogue: Catalogue): void {
  mount.read(profile.find, ({ db, input }) => profileOf(db, catalogue, input.username, clock.today()))
  mount.write(profile.show, async ({ tx, playerId, input }) => {
    await show(tx, playerId, input)
    return {}
  })
}
