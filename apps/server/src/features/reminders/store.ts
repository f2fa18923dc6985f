import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { ReminderKind } from '@otogi/rules/reminders/kinds'
import { sql, type Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type Settings = Selectable<Tables['reminder_settings']>
export type Subscription = Selectable<Tables['push_subscriptions']>
type Choice = Pick<Settings, 'new_day' | 'sales' | 'wishes' | 'quiet_from' | 'quiet_to' | 'time_zone'>

/** Maximum number of browsers of a player. */
const MAX_BROWSERS = 10

export async function findSettings(db: Reader, playerId: string): Promise<Settings | undefined> {
  return db.selectFrom('reminder_settings').selectAll().where('player_id', '=', playerId).executeTakeFirst()
}

export async function hasSubscription(db: Reader, sessionHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_hash', '=', sessionHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Creates or updates a player's reminder settings. New settings cause no reminders of earlier events. */
export async function saveSettings(tx: Tx, playerId: string, choice: Partial<Choice>, at: Date): Promise<void> {
  const insert = tx.insertInto('reminder_settings').values({
    player_id: playerId,
    ...choice,
    sales_sent_at: at,
    wishes_sent_at: at,
  })
  await (
    Object.keys(choice).length > 0
      ? insert.onConflict((conflict) => conflict.column('player_id').doUpdateSet(choice))
      : insert.onConflict((conflict) => conflict.doNothing())
  ).execute()
}

/** Saves a browser's subscription. If another player used the browser before, it now belongs to this player. */
export async function saveSubscription(
  tx: Tx,
  subscription: Pick<Subscription, 'player_id' | 'session_hash' | 'endpoint' | 'p256dh' | 'auth' | 'created_at'>,
): Promise<void> {
  const { player_id, session_hash } = subscription
  await tx.deleteFrom('push_subscriptions').where('session_hash', '=', session_hash).execute()
  await tx.deleteFrom('push_subscriptions').where('endpoint', '=', subscription.endpoint).execute()
  await tx.insertInto('push_subscriptions').values(subscription).execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', player_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('push_subscriptions as newest')
        .select('newest.id')
        .where('newest.player_id', '=', player_id)
        .orderBy('newest.created_at', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(MAX_BROWSERS),
    )
    .execute()
}

export async function deleteSessionSubscription(tx: Tx, sessionHash: Buffer): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute()
}

/** Lists the players with a browser that receives messages, ordered by id, starting after the player `after`. */
export async function listRemindedPlayers(
  db: Reader,
  after: string | undefined,
  limit: number,
): Promise<{ settings: Settings; subscriptionIds: string[] }[]> {
  let players = db
    .selectFrom('reminder_settings')
    .selectAll()
    .where((row) => row.or([row('new_day', '=', true), row('sales', '=', true), row('wishes', '=', true)]))
    .where((row) =>
      row.exists(
        row
          .selectFrom('push_subscriptions')
          .select('push_subscriptions.id')
          .whereRef('push_subscriptions.player_id', '=', 'reminder_settings.player_id'),
      ),
    )
  if (after !== undefined) players = players.where('player_id', '>', after)
  const rows = await players.orderBy('player_id').limit(limit).execute()
  if (rows.length === 0) return []
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'player_id'])
    .where('player_id', '=', sql<string>`any(${rows.map(({ player_id }) => player_id)}::uuid[])`)
    .execute()
  const byPlayer = Map.groupBy(subscriptions, ({ player_id }) => player_id)
  return rows.map((settings) => ({
    settings,
    subscriptionIds: (byPlayer.get(settings.player_id) ?? []).map(({ id }) => id),
  }))
}

export type DueReminder = {
  readonly playerId: string
  readonly subscriptionIds: readonly string[]
  readonly kind: ReminderKind
  readonly count: number
}

/** Queues a message for each of the player's browsers, and records that the player was reminded. */
export async function queueReminder(
  tx: Tx,
  { playerId, subscriptionIds, kind, count }: DueReminder,
  { at, today }: { readonly at: Date; readonly today: MadridDay },
): Promise<void> {
  await tx
    .updateTable('reminder_settings')
    .set(buildSentColumns(kind, at, today))
    .where('player_id', '=', playerId)
    .execute()
  await tx
    .insertInto('push_messages')
    .columns(['subscription_id', 'kind', 'count', 'due_at'])
    .expression((query) =>
      query
        .selectFrom('push_subscriptions')
        .select((row) => [
          'id',
          row.val(kind).as('kind'),
          sql<number>`${count}::integer`.as('count'),
          sql<Date>`${at}::timestamptz`.as('due_at'),
        ])
        // Skips a browser that unsubscribed in the meantime.
        .where('id', '=', sql<string>`any(${[...subscriptionIds]}::uuid[])`),
    )
    .execute()
}

function buildSentColumns(kind: ReminderKind, at: Date, today: MadridDay) {
  if (kind === 'new-day') return { new_day_sent: today }
  return kind === 'sale' ? { sales_sent_at: at } : { wishes_sent_at: at }
}

export type WaitingMessage = Pick<Selectable<Tables['push_messages']>, 'id' | 'kind' | 'count' | 'attempts'> &
  Pick<Subscription, 'endpoint' | 'p256dh' | 'auth' | 'player_id'> & {
    readonly subscriptionId: string
  }

export async function listDueMessages(db: Reader, at: Date, limit: number): Promise<WaitingMessage[]> {
  return db
    .selectFrom('push_messages')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_messages.subscription_id')
    .select([
      'push_messages.id',
      'push_messages.kind',
      'push_messages.count',
      'push_messages.attempts',
      'push_messages.subscription_id as subscriptionId',
      'endpoint',
      'p256dh',
      'auth',
      'player_id',
    ])
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .orderBy('push_messages.id')
    .limit(limit)
    .execute()
}

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_messages').where('id', '=', id).execute()
}

export async function deleteSubscription(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

export async function postponeMessage(tx: Tx, id: string, attempts: number, dueAt: Date): Promise<void> {
  await tx.updateTable('push_messages').set({ attempts, due_at: dueAt }).where('id', '=', id).execute()
}
