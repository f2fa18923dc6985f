import { isQuiet } from '@otogi/rules/reminders/quiet-hours'
import type { Database, Reader } from '../../platform/db/db.ts'
import { readMoment, type Clock, type Moment } from '../../platform/process/clock.ts'
import { countUnreadSales, countUnreadWishNotices } from '../market/index.ts'
import { getLanguage, listPlayersById, type Player } from '../players/index.ts'
import type { PushService } from './push-service.ts'
import {
  deleteMessage,
  deleteSubscription,
  listDueMessages,
  listRemindedPlayers,
  postponeMessage,
  queueReminder,
  type DueReminder,
  type Settings,
  type WaitingMessage,
} from './store.ts'
import { writeReminder } from './write-reminder.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly service: PushService }

const PLAYERS_PER_BATCH = 500
/** Maximum number of messages sent in one run; the rest wait for the next run. */
const MESSAGES_PER_RUN = 500
const CONCURRENCY = 8
const MAX_ATTEMPTS = 5
const MINUTE_MS = 60_000

/** HTTP status codes for a subscription that no longer exists. */
const ENDED = new Set([404, 410])

/** Queues due reminders, then sends the waiting messages. Runs every minute, outside of requests. */
export async function sendReminders(deps: Deps): Promise<void> {
  const moment = readMoment(deps.clock)
  await queueDueReminders(deps, moment)
  await sendWaitingMessages(deps, moment)
}

async function queueDueReminders({ db }: Deps, moment: Moment): Promise<void> {
  for (let after: string | undefined; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch at a time
    const batch = await listRemindedPlayers(db.reader, after, PLAYERS_PER_BATCH)
    const awake = batch.filter(({ settings }) => !isQuietAt(settings, moment))
    const ids = awake.map(({ settings }) => settings.player_id)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const players = new Map((await listPlayersById(db.reader, ids)).map((player) => [player.id, player]))
    // oxlint-disable-next-line no-await-in-loop -- as above
    const news = await countNews(
      db.reader,
      awake.map(({ settings }) => settings),
    )
    for (const { settings, subscriptionIds } of awake) {
      const player = players.get(settings.player_id)
      const due = player ? listDueReminders(settings, player, news(player.id), moment) : []
      for (const reminder of due) {
        const message = { playerId: settings.player_id, subscriptionIds, ...reminder }
        // oxlint-disable-next-line no-await-in-loop -- one short transaction at a time leaves the database to players
        await db.transaction((tx) => queueReminder(tx, message, moment))
      }
    }
    if (batch.length < PLAYERS_PER_BATCH) return
    after = batch.at(-1)?.settings.player_id
  }
}

function isQuietAt({ quiet_from: from, quiet_to: to, time_zone: timeZone }: Settings, { at }: Moment): boolean {
  return isQuiet(at.getTime(), { from, to, timeZone })
}

type News = { readonly sales: number; readonly wishes: number }

/** Counts each player's unread sales and wish notices since the last reminder. */
async function countNews(db: Reader, allSettings: readonly Settings[]): Promise<(playerId: string) => News> {
  const since = (field: 'sales_sent_at' | 'wishes_sent_at') =>
    allSettings.map((settings) => ({ playerId: settings.player_id, after: settings[field] }))
  const [sales, wishes] = await Promise.all([
    countUnreadSales(db, since('sales_sent_at')),
    countUnreadWishNotices(db, since('wishes_sent_at')),
  ])
  return (playerId) => ({ sales: sales.get(playerId) ?? 0, wishes: wishes.get(playerId) ?? 0 })
}

/** Lists what to remind a player of now. A player who has already played today needs no reminder of the new day. */
function listDueReminders(
  settings: Settings,
  player: Player,
  { sales, wishes }: News,
  { today }: Moment,
): Pick<DueReminder, 'kind' | 'count'>[] {
  const isReminded = settings.new_day_sent !== null && settings.new_day_sent >= today
  const isNewDay = settings.new_day && !isReminded && player.day < today
  return [
    ...(isNewDay ? [{ kind: 'new-day' as const, count: 1 }] : []),
    ...(settings.sales && sales > 0 ? [{ kind: 'sale' as const, count: sales }] : []),
    ...(settings.wishes && wishes > 0 ? [{ kind: 'wish' as const, count: wishes }] : []),
  ]
}

async function sendWaitingMessages(deps: Deps, moment: Moment): Promise<void> {
  const waiting = await listDueMessages(deps.db.reader, moment.at, MESSAGES_PER_RUN)
  const ids = [...new Set(waiting.map(({ player_id }) => player_id))]
  const players = new Map((await listPlayersById(deps.db.reader, ids)).map((player) => [player.id, player]))
  const queue = waiting.values()
  const sendNext = async () => {
    for (const message of queue) {
      const player = players.get(message.player_id)
      // oxlint-disable-next-line no-await-in-loop -- each worker sends one message at a time
      if (player) await sendMessage(deps, message, player, moment)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext))
}

async function sendMessage({ db, service }: Deps, message: WaitingMessage, player: Player, { at }: Moment) {
  const payload = writeReminder(message.kind, message.count, getLanguage(player))
  const status = await service.send(message, payload).catch(() => 0)
  await db.transaction(async (tx) => {
    if (ENDED.has(status)) return deleteSubscription(tx, message.subscriptionId)
    const attempts = message.attempts + 1
    if ((status >= 200 && status < 300) || attempts >= MAX_ATTEMPTS) return deleteMessage(tx, message.id)
    // Waits 2, 4, 8 and then 16 minutes.
    return postponeMessage(tx, message.id, attempts, new Date(at.getTime() + 2 ** attempts * MINUTE_MS))
  })
}
