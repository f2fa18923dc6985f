import { accounts, type User } from '@otogi/contract/accounts'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getPlayer, setLanguage } from '../players/index.ts'
import { noteStanding } from '../quests/index.ts'
import { changeProfile, unlockMode } from './change.ts'
import { googleRoutes } from './google-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { getProved } from './proved.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { userOf } from './user.ts'
import type { AccountWorld } from './world.ts'
import { writeLetter } from './write-letter.ts'

type World = Omit<AccountWorld, 'welcome'> & {
  /** Locks the player and begins the player's day. */
  readonly visit: (tx: Tx, playerId: string) => Promise<void>
}

/** A 10 MB picture as base64, and the rest of the body. */
const PICTURE_BODY_BYTES = 14 * 1024 * 1024

const self = async (reader: Reader, playerId: string): Promise<User> => userOf(await getPlayer(reader, playerId))

export function accountRoutes(mount: Mount, { visit, ...given }: World): void {
  const { db, clock, sessions, google, browsers } = given
  const world: AccountWorld = {
    ...given,
    async welcome(request, reply, proved) {
      const { token, user } = await clock.freeze(() =>
        db.transaction(async (tx) => {
          await visit(tx, proved.player.id)
          const player = await getProved(tx, proved)
          if (proved.by === 'google_sub') await google?.spend(tx, request)
          return { token: await sessions.begin(tx, request, player.id), user: userOf(player) }
        }),
      )
      sessions.give(reply, token)
      browsers.remember(reply, proved.player.id)
      return user
    },
  }
  signRoutes(mount, world)
  playerRoutes(mount, world)
  googleRoutes(mount, world)
  mailRoutes(mount, world)
  ownRoutes(mount, world)
}

function signRoutes(mount: Mount, world: AccountWorld): void {
  const { db, clock, sessions, browsers, post, welcome } = world
  mount.open(accounts.create, async ({ input, request, reply }) => {
    const player = await signUp(db, clock, input)
    sessions.give(reply, await db.transaction((tx) => sessions.begin(tx, request, player.id)))
    browsers.remember(reply, player.id)
    post?.mail.post(() => writeLetter({ db, clock, origin: post.origin }, player, 'verify'))
    return userOf(player)
  })
  mount.open(accounts.signIn, async ({ input, request, reply }) => {
    const player = await signIn(world, request, input)
    return welcome(request, reply, { player, by: 'password_hash' })
  })
  mount.open(accounts.logOut, async ({ request, reply }) => {
    await sessions.end(request, reply)
    return {}
  })
}

function playerRoutes(mount: Mount, { db, pictures }: AccountWorld): void {
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
  mount.slow(
    accounts.update,
    async ({ playerId, input, write }) => userOf(await changeProfile({ db, pictures, write }, playerId, input)),
    { bodyLimit: PICTURE_BODY_BYTES },
  )
}
