import { desk } from '@otogi/contract/desk/desk'
import type { DeskRole } from '@otogi/contract/desk/declare'
import type { Tx } from '../src/platform/db/db.ts'
import { grantRole } from '../src/features/desk/index.ts'
import { Authenticator } from './authenticator.ts'
import type { Player } from './player.ts'
import type { TestServer } from './test-server.ts'

/** Gives a player a role at the desk. Returns the invitation. */
export function inviteOperator(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { id }: Pick<Player, 'id'>,
  role: DeskRole = 'moderator',
): Promise<string> {
  const moderation = { actor: undefined, reason: 'needed by a test', at: new Date(clock.now()) }
  return db.transaction().execute((tx) => grantRole(tx as Tx, moderation, { playerId: id, role }))
}

/** Registers a passkey and signs in to the desk. Returns the device and the recovery codes. */
export async function registerOperator(player: Player, invitation: string) {
  const device = new Authenticator()
  const { options } = await player.call(desk.access.startRegistration, { invitation })
  const { recoveryCodes } = await player.call(desk.access.register, { invitation, response: device.create(options) })
  return { device, recoveryCodes }
}

/** Returns a player with a role who is signed in to the desk. */
export async function signUpOperator(server: TestServer, role: DeskRole = 'moderator'): Promise<Player> {
  const player = await server.player()
  await registerOperator(player, await inviteOperator(server, player, role))
  return player
}
