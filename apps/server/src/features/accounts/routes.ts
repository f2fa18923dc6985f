import { accounts, type User } from '@otogi/contract/accounts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Reader } from '../../platform/db.ts'
import type { Mount } from '../../platform/mount.ts'
import type { Pictures } from '../../platform/pictures.ts'
import type { Sessions } from '../../platform/session.ts'
import { getPlayer, setLanguage } from '../players/index.ts'
import { noteStanding } from '../quests/index.ts'
import { changeProfile, unlockMode } from './change.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { userOf } from './user.ts'

type World = {
  readonly db: Database
  readonly clock: Clock
  readonly sessions: Sessions
  readonly pictures: Pictures
  readonly visit: (playerId: string) => Promise<void>
}

/** A 10 MB picture as base64, and the rest of the body. */
const PICTURE_BODY_BYTES = 14 * 1024 * 1024

export function accountRoutes(mount: Mount, { db, clock, sessions, pictures, visit }: World): void {
  const self = async (reader: Reader, playerId: string): Promise<User> => userOf(await getPlayer(reader, playerId))

  mount.open(accounts.create, async ({ input, reply }) => {
    const player = await signUp(db, clock, input)
    await sessions.begin(reply, player.id)
    return userOf(player)
  })
  mount.open(accounts.signIn, async ({ input, request, reply }) => {
    const player = await signIn(db, input.username, input.password)
    await sessions.end(request, reply)
    await sessions.begin(reply, player.id)
    await visit(player.id)
    return self(db.reader, player.id)
  })
  mount.open(accounts.logOut, async ({ request, reply }) => {
    await sessions.end(request, reply)
    return {}
  })
  mount.read(accounts.find, ({ db: reader, playerId }) => self(reader, playerId))
  mount.write(accounts.updateReset, ({ tx, playerId }) => self(tx, playerId))
  mount.write(accounts.updatePower, ({ tx, playerId }) => self(tx, playerId))
  mount.write(accounts.updateLevel, async ({ tx, playerId }) => {
    const player = await getPlayer(tx, playerId)
    await noteStanding(tx, playerId, { level: player.level, power: player.total_power })
    return userOf(player)
  })
  mount.write(accounts.updateLanguage, async ({ tx, playerId, input }) => {
    await setLanguage(tx, playerId, input.lan)
    return self(tx, playerId)
  })
  mount.write(accounts.unlockMode, async ({ tx, playerId, input }) => {
    await unlockMode(tx, playerId, input.mode)
    return self(tx, playerId)
  })
  mount.write(
    accounts.update,
    async ({ tx, playerId, input }) => {
      await changeProfile(tx, pictures, playerId, input)
      return self(tx, playerId)
    },
    { bodyLimit: PICTURE_BODY_BYTES },
  )
}
