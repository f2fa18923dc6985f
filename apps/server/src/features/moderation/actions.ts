import type { Tx } from '../../platform/db/db.ts'
import { getViolatedConstraint } from '../../platform/db/postgres.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { endSessions } from '../../platform/http/session.ts'
import { requireAllowedUsername } from '../accounts/index.ts'
import { isOperator, writeDeskLog, type Moderation } from '../desk/index.ts'
import { addNotices } from '../notices/index.ts'
import { lockPlayers, removePicture, setAppearance, setSuspendedUntil, type Player } from '../players/index.ts'
import { burnGachas, getBalance, mintGachas } from '../wallet/index.ts'
import { insertSuspension, liftSuspensions } from './store.ts'

const DAY_MS = 86_400_000

type OfPlayer = { readonly playerId: string; readonly reason: string }
type Suspension = OfPlayer & { readonly days: number; readonly note: string }

/** Suspends a player immediately. The player sees the note. */
export async function suspendPlayer(
  tx: Tx,
  moderation: Moderation,
  { playerId, days, note }: Suspension,
): Promise<void> {
  const player = await lockPlayer(tx, moderation, playerId)
  const { at } = moderation
  const until = new Date(at.getTime() + days * DAY_MS)
  await insertSuspension(tx, playerId, { at, until, note })
  const laterEnd = Math.max(until.getTime(), player.suspended_until?.getTime() ?? 0)
  await setSuspendedUntil(tx, playerId, new Date(laterEnd))
  await writeDeskLog(tx, moderation, { action: 'player.suspend', subject: playerId, details: { days, note } })
}

/** Ends all suspensions of a player. */
export async function liftSuspension(tx: Tx, moderation: Moderation, playerId: string): Promise<void> {
  await lockPlayer(tx, moderation, playerId)
  if ((await liftSuspensions(tx, playerId, moderation.at)) === 0) throw new Refusal('NOT_SUSPENDED')
  await setSuspendedUntil(tx, playerId, null)
  await writeDeskLog(tx, moderation, { action: 'player.lift', subject: playerId })
}

/** Logs that an operator exports a player's data. */
export async function recordExport(tx: Tx, moderation: Moderation, playerId: string): Promise<void> {
  await lockPlayer(tx, moderation, playerId)
  await writeDeskLog(tx, moderation, { action: 'player.export', subject: playerId })
}

/** Signs a player out everywhere. */
export async function endPlayerSessions(tx: Tx, moderation: Moderation, playerId: string): Promise<void> {
  await lockPlayer(tx, moderation, playerId)
  await endSessions(tx, playerId)
  await writeDeskLog(tx, moderation, { action: 'player.end-sessions', subject: playerId })
}

export async function renamePlayer(
  tx: Tx,
  moderation: Moderation,
  { playerId, username }: OfPlayer & { readonly username: string },
): Promise<void> {
  requireAllowedUsername(username)
  await lockPlayer(tx, moderation, playerId)
  try {
    await setAppearance(tx, playerId, { username })
  } catch (error) {
    if (getViolatedConstraint(error) === 'players_username_key') throw new Refusal('USERNAME_TAKEN')
    throw error
  }
  // Omits the names, because the log outlives the account.
  await writeDeskLog(tx, moderation, { action: 'player.rename', subject: playerId })
}

/** Replaces a player's picture with the default. Returns the old file, which the caller deletes after the commit. */
export async function removePlayerPicture(tx: Tx, moderation: Moderation, playerId: string): Promise<string | null> {
  const { picture } = await lockPlayer(tx, moderation, playerId)
  await removePicture(tx, playerId)
  await writeDeskLog(tx, moderation, { action: 'player.remove-picture', subject: playerId })
  return picture
}

/** Gives a player gachas. */
export async function compensatePlayer(
  tx: Tx,
  moderation: Moderation,
  { playerId, gachas }: OfPlayer & { readonly gachas: number },
): Promise<void> {
  await lockPlayer(tx, moderation, playerId)
  await mintGachas(tx, playerId, { gachas, reason: 'compensation', at: moderation.at })
  await writeDeskLog(tx, moderation, { action: 'player.compensate', subject: playerId, details: { gachas } })
}

/** Deducts gachas and notifies the player. Refuses to take more than the balance. */
export async function deductGachas(
  tx: Tx,
  moderation: Moderation,
  { playerId, gachas }: OfPlayer & { readonly gachas: number },
): Promise<void> {
  await lockPlayer(tx, moderation, playerId)
  const { gachas: balance } = await getBalance(tx, playerId)
  if (balance < gachas)
    throw new Refusal('BALANCE_TOO_LOW', [{ path: 'gachas', message: `the player has only ${balance} gachas` }])
  await burnGachas(tx, playerId, { gachas, reason: 'deduction', at: moderation.at })
  await addNotices(tx, [playerId], { kind: 'gachas-deducted', gachas }, moderation.at)
  await writeDeskLog(tx, moderation, { action: 'player.deduct', subject: playerId, details: { gachas } })
}

/** Only an owner or the command line may act on someone with a role. */
async function lockPlayer(tx: Tx, { actor }: Moderation, playerId: string): Promise<Player> {
  const [player] = await lockPlayers(tx, [playerId])
  if (!player || player.deleted_at) throw new Refusal('PLAYER_UNKNOWN')
  if (actor && actor.role !== 'owner' && (await isOperator(tx, playerId))) throw new Refusal('DESK_ROLE_REQUIRED')
  return player
}
