import { reminders, type ReminderSettings } from '@otogi/contract/reminders'
import type { FastifyRequest } from 'fastify'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { PushService } from './push-service.ts'
import {
  deleteSessionSubscription,
  findSettings,
  hasSubscription,
  saveSettings,
  saveSubscription,
  type Settings,
} from './store.ts'

type Deps = {
  readonly sessions: Pick<Sessions, 'getTokenHash'>
  readonly service: Pick<PushService, 'allows'>
  readonly publicKey: string
}

/** Settings of a player who has not changed them. They equal the table's column defaults. */
const DEFAULTS = { new_day: true, sales: true, wishes: true, quiet_from: 22, quiet_to: 9, time_zone: 'Europe/Madrid' }

export function mountReminderRoutes(mount: Mount, { sessions, service, publicKey }: Deps): void {
  const readSettings = async (db: Reader, playerId: string, request: FastifyRequest): Promise<ReminderSettings> => {
    const settings: Pick<Settings, keyof typeof DEFAULTS> = (await findSettings(db, playerId)) ?? DEFAULTS
    return {
      newDay: settings.new_day,
      sales: settings.sales,
      wishes: settings.wishes,
      quietFrom: settings.quiet_from,
      quietTo: settings.quiet_to,
      timeZone: settings.time_zone,
      publicKey,
      subscribed: await hasSubscription(db, sessions.getTokenHash(request)),
    }
  }

  mount(reminders.find, ({ db, player, request }) => readSettings(db, player.id, request))
  mount(reminders.subscribe, async ({ tx, player, at, input, request }) => {
    const { endpoint, p256dh, auth, timeZone } = input
    if (!service.allows(endpoint)) {
      throw new Refusal('INVALID', [{ path: 'endpoint', message: 'must be the HTTPS URL of a public push service' }])
    }
    const isFirst = !(await findSettings(tx, player.id))
    await saveSettings(tx, player.id, isFirst ? { time_zone: timeZone } : {}, at)
    const session_hash = sessions.getTokenHash(request)
    await saveSubscription(tx, { player_id: player.id, session_hash, endpoint, p256dh, auth, created_at: at })
    return readSettings(tx, player.id, request)
  })
  mount(reminders.unsubscribe, async ({ tx, player, request }) => {
    await deleteSessionSubscription(tx, sessions.getTokenHash(request))
    return readSettings(tx, player.id, request)
  })
  mount(reminders.update, async ({ tx, player, at, input, request }) => {
    const { newDay: new_day, sales, wishes, quietFrom: quiet_from, quietTo: quiet_to, timeZone: time_zone } = input
    await saveSettings(tx, player.id, { new_day, sales, wishes, quiet_from, quiet_to, time_zone }, at)
    return readSettings(tx, player.id, request)
  })
}
