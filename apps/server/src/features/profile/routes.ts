import { profile } from '@otogi/contract/profile'
import type { Mount } from '../../platform/http/mount.ts'
import type { Catalogue } from '../collection/index.ts'
import { profileOf } from './profile-of.ts'
import { show } from './show.ts'

export function profileRoutes(mount: Mount, catalogue: Catalogue): void {
  mount(profile.find, ({ db, today, input }) => profileOf(db, catalogue, input.username, today))
  mount(profile.show, async ({ tx, player: { id: playerId }, input }) => {
    await show(tx, playerId, input)
    return {}
  })
}
