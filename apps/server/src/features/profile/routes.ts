import { profile } from '@otogi/contract/profile'
import type { Mount } from '../../platform/http/mount.ts'
import type { Catalogue } from '../collection/index.ts'
import { readProfile } from './read-profile.ts'
import { updateShowcase } from './show.ts'

export function mountProfileRoutes(mount: Mount, catalogue: Catalogue): void {
  mount(profile.find, ({ db, today, input }) => readProfile(db, catalogue, input.username, today))
  mount(profile.show, async (call) => {
    await updateShowcase(call, call.input)
    return {}
  })
}
