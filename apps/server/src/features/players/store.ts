import type { Mode } from '@otogi/rules/games/games'
import { DEFAULT_LANGUAGE, toLanguage, type Language } from '@otogi/rules/languages/languages'
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type { Player }

/** Finds a session's player. Returns the player's row together with the columns that the session query selects. */
export async function findSessionPlayer<Session>(
  db: Reader,
  session: RawBuilder<Session>,
): Promise<(Player & Session) | undefined> {
  const { rows } = await sql<Player & Session>`
    select players.*, session.* from players join (${session}) as session on session.player_id = players.id`.execute(db)
  return rows[0]
}

export async function getPlayer(db: Reader, playerId: string): Promise<Player> {
  const player = await findPlayerByColumn(db, 'id', playerId)
  if (!player) throw new Error(`no player ${playerId}`)
  return player
}

/** Finds a player by username. Usernames are case-insensitive. */
export function findPlayerByUsername(db: Reader, username: string): Promise<Player | undefined> {
  return findPlayerByColumn(db, 'username_key', username.toLowerCase())
}

export function findPlayerByEmail(db: Reader, email: string): Promise<Player | undefined> {
  return findPlayerByColumn(db, 'email_key', email.toLowerCase())
}

/** Finds a player by `sub`, the provider's permanent id for a person. */
export function findPlayerByGoogleId(db: Reader, sub: string): Promise<Player | undefined> {
  return findPlayerByColumn(db, 'google_sub', sub)
}

type Key = 'id' | 'username_key' | 'email_key' | 'google_sub'

async function findPlayerByColumn(db: Reader, column: Key, value: string): Promise<Player | undefined> {
  return db.selectFrom('players').selectAll().where(column, '=', value).executeTakeFirst()
}

export async function listPlayersById(db: Reader, playerIds: readonly string[]): Promise<Player[]> {
  if (playerIds.length === 0) return []
  return db
    .selectFrom('players')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...playerIds]}::uuid[])`)
    .execute()
}

export async function findUsernames(db: Reader, playerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (playerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('players')
    .select(['id', 'username'])
    // The ids are passed as one array parameter. With a parameter for each id, every number of ids would need its own
    // prepared statement.
    .where('id', '=', sql<string>`any(${[...new Set(playerIds)]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row.username]))
}

export async function countPlayers(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('players')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertPlayer(tx: Tx, player: Insertable<Tables['players']>): Promise<Player> {
  return tx.insertInto('players').values(player).returningAll().executeTakeFirstOrThrow()
}

export async function setPasswordHash(tx: Tx, playerId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('players').set({ password_hash: passwordHash }).where('id', '=', playerId).execute()
}

/**
 * Links a third-party account to a password account. Returns undefined if the player already has another third-party
 * account.
 */
export async function linkGoogle(tx: Tx, playerId: string, sub: string, at: Date): Promise<Player | undefined> {
  return tx
    .updateTable('players')
    .set({ google_sub: sub, email_verified_at: at })
    .where('id', '=', playerId)
    .where('google_sub', 'is', null)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function setEmailVerified(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('players')
    .set({ email_verified_at: at })
    .where('id', '=', playerId)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function setStatisticsVisible(tx: Tx, playerId: string, isVisible: boolean): Promise<void> {
  await tx.updateTable('players').set({ shows_statistics: isVisible }).where('id', '=', playerId).execute()
}

export async function setProfileVisible(tx: Tx, playerId: string, isVisible: boolean): Promise<void> {
  await tx.updateTable('players').set({ shows_profile: isVisible }).where('id', '=', playerId).execute()
}

export async function isPictureUsed(db: Reader, picture: string): Promise<boolean> {
  const user = await db.selectFrom('players').select('id').where('picture', '=', picture).limit(1).executeTakeFirst()
  return user !== undefined
}

export async function listPicturesInUse(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('players')
    .select('picture')
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .execute()
  return rows.map(({ picture }) => picture)
}

type Appearance = { readonly username?: string; readonly picture?: string }

export async function setAppearance(tx: Tx, playerId: string, appearance: Appearance): Promise<Player> {
  return updatePlayer(tx, playerId, appearance)
}

export async function setLanguage(tx: Tx, playerId: string, language: Language): Promise<Player> {
  return updatePlayer(tx, playerId, { language })
}

/** Unlocks a mode permanently. Returns the row. */
export async function setModeUnlocked(tx: Tx, playerId: string, mode: 1 | 2): Promise<Player> {
  return updatePlayer(tx, playerId, mode === 1 ? { normal_open: true } : { hard_open: true })
}

async function updatePlayer(tx: Tx, playerId: string, columns: Updateable<Tables['players']>): Promise<Player> {
  const update = tx.updateTable('players').set(columns).where('id', '=', playerId)
  return update.returningAll().executeTakeFirstOrThrow()
}

/** Returns the language of the texts in replies to the player. */
export function getLanguage({ language }: Player): Language {
  return toLanguage(language) ?? DEFAULT_LANGUAGE
}

export function isModeUnlocked(player: Player, mode: Mode): boolean {
  return [true, player.normal_open, player.hard_open][mode] === true
}

/** Invalidates all links to a player's pulls. The caller has locked the player's row. */
export async function revokeShareLinks(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('players')
    .set((player) => ({ share_version: player('share_version', '+', 1) }))
    .where('id', '=', playerId)
    .execute()
}

export async function removePicture(tx: Tx, playerId: string): Promise<void> {
  await tx.updateTable('players').set({ picture: null }).where('id', '=', playerId).execute()
}

/** Sets the end of a player's suspension; null if there is none. */
export async function setSuspendedUntil(tx: Tx, playerId: string, until: Date | null): Promise<void> {
  await tx.updateTable('players').set({ suspended_until: until }).where('id', '=', playerId).execute()
}

/** Lists the players whose username begins with a text, ignoring case, and the player with that id. */
export async function searchPlayers(db: Reader, search: string, count: number): Promise<Player[]> {
  const key = search.toLowerCase()
  return db
    .selectFrom('players')
    .selectAll()
    .where((row) =>
      row.or([
        // With an upper bound as well, PostgreSQL can use the unique index to find names that begin with the text.
        row.and([row('username_key', '>=', key), row('username_key', '<', `${key}\u{10ffff}`)]),
        row(sql<string>`id::text`, '=', key),
      ]),
    )
    .where('deleted_at', 'is', null)
    .orderBy('username_key')
    .limit(count)
    .execute()
}
