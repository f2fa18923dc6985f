import { accounts, type User } from '@otogi/contract/accounts'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { RunLocked } from '../../platform/http/run-locked.ts'
import { getPlayer, setLanguage } from '../players/index.ts'
import { recordPlayerStats } from '../quests/index.ts'
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

type World = Omit<AccountWorld, 'welcome'> & { readonly runLocked: RunLocked }

/** A 10 MB picture as base64, and the rest of the body. */
const PICTURE_BODY_BYTES = 14 * 1024 * 1024

const self = async (reader: Reader, playerId: string): Promise<User> => userOf(await getPlayer(reader, playerId))

export function accountRoutes(mount: Mount, { runLocked, ...given }: World): void {
  const { sessions, google, browsers } = given
  const world: AccountWorld = {
    ...given,
    async welcome(request, reply, proved) {
      const { token, user } = await runLocked([proved.player.id], async ({ tx }) => {
        const player = await getProved(tx, proved)
        if (proved.by === 'google_sub') await google?.spend(tx, request)
        return { token: await sessions.begin(tx, request, player.id), user: userOf(player) }
      })
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
  mount(accounts.create, async ({ input, request, reply }) => {
    const player = await signUp(db, clock, input)
    sessions.give(reply, await db.transaction((tx) => sessions.begin(tx, request, player.id)))
    browsers.remember(reply, player.id)
    post?.mail.post(() => writeLetter({ db, clock, origin: post.origin }, player, 'verify'))
    return userOf(player)
  })
  mount(accounts.signIn, async ({ input, request, reply }) => {
    const player = await signIn(world, request, input)
    return welcome(request, reply, { player, by: 'password_hash' })
  })
  mount(accounts.logOut, async ({ request, reply }) => {
    await sessions.end(request, reply)
    return {}
  })
}

function playerRoutes(mount: Mount, { db, pictures }: AccountWorld): void {
  mount(accounts.find, ({ db: reader, player: { id: playerId } }) => self(reader, playerId))
  mount(accounts.updateReset, ({ tx, player: { id: playerId } }) => self(tx, playerId))
  mount(accounts.updatePower, ({ tx, player: { id: playerId } }) => self(tx, playerId))
  mount(accounts.updateLevel, async ({ tx, player }) => {
    await recordPlayerStats(tx, player)
    return userOf(player)
  })
  mount(accounts.updateLanguage, async ({ tx, player: { id: playerId }, input }) => {
    await setLanguage(tx, playerId, input.lan)
    return self(tx, playerId)
  })
  mount(accounts.unlockMode, async ({ tx, player: { id: playerId }, input }) => {
    await unlockMode(tx, playerId, input.mode)
    return self(tx, playerId)
  })
  mount(
    accounts.update,
    async ({ player: { id: playerId }, input, write }) =>
      userOf(await changeProfile({ db, pictures, write }, playerId, input)),
    { bodyLimit: PICTURE_BODY_BYTES },
  )
}
