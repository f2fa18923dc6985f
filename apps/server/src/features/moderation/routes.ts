import { desk } from '@otogi/contract/desk/desk'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { suspension } from '@otogi/contract/suspension'
import type { Database, Reader, Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { exportPlayerData } from '../accounts/index.ts'
import { toModeration } from '../desk/index.ts'
import { listEntries } from '../wallet/index.ts'
import {
  compensatePlayer,
  deductGachas,
  endPlayerSessions,
  liftSuspension,
  recordExport,
  removePlayerPicture,
  renamePlayer,
  suspendPlayer,
} from './actions.ts'
import { findPlayers, listAppeals, readPlayer, requirePlayerId } from './read.ts'
import { findSuspension, saveAppeal } from './store.ts'

const PAGE = 50

type Deps = { readonly db: Database; readonly pictures: Pictures }

/**
 * Mounts the endpoints for moderating players and those for suspended players. An action locks the affected player, so
 * it does not use the default transaction, which first locks the operator's row.
 */
export function mountModerationRoutes(mount: Mount, { db: database, pictures }: Deps): void {
  const run = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(work)
  const { players } = desk
  mount(players.find, ({ db, at, input }) => findPlayers(db, input.search, at))
  mount(players.appeals, ({ db, at }) => listAppeals(db, at))
  mount(players.read, ({ db, at, input }) => readPlayer(db, input.playerId, at))
  mount(players.ledger, async ({ db, input }) => {
    const entries = await listEntries(db, { ...input, playerId: requirePlayerId(input.playerId) }, PAGE + 1)
    return { entries: entries.slice(0, PAGE), hasMore: entries.length > PAGE }
  })
  mount(players.suspend, async (call) => {
    await run((tx) => suspendPlayer(tx, toModeration(call, call.input), call.input))
    return {}
  })
  mount(players.lift, async (call) => {
    await run((tx) => liftSuspension(tx, toModeration(call, call.input), call.input.playerId))
    return {}
  })
  mount(players.endSessions, async (call) => {
    await run((tx) => endPlayerSessions(tx, toModeration(call, call.input), call.input.playerId))
    return {}
  })
  mount(players.rename, async (call) => {
    await run((tx) => renamePlayer(tx, toModeration(call, call.input), call.input))
    return {}
  })
  mount(players.export, async (call) => {
    const { playerId } = call.input
    await run((tx) => recordExport(tx, toModeration(call, call.input), playerId))
    void call.reply.type('application/json; charset=utf-8')
    return exportPlayerData(database, playerId)
  })
  mount(players.removePicture, async (call) => {
    const removed = await run((tx) => removePlayerPicture(tx, toModeration(call, call.input), call.input.playerId))
    if (removed) await pictures.drop(removed)
    return {}
  })
  mount(players.compensate, async (call) => {
    await run((tx) => compensatePlayer(tx, toModeration(call, call.input), call.input))
    return {}
  })
  mount(players.deduct, async (call) => {
    await run((tx) => deductGachas(tx, toModeration(call, call.input), call.input))
    return {}
  })
  mountSuspendedRoutes(mount)
}

function mountSuspendedRoutes(mount: Mount): void {
  mount(suspension.find, ({ db, player, at }) => readSuspension(db, player.id, at))
  mount(suspension.appeal, async ({ tx, player, at, input }) => {
    const running = await findSuspension(tx, player.id, at)
    if (!running) throw new Refusal('NOT_SUSPENDED')
    await saveAppeal(tx, running.id, input.text, at)
    return readSuspension(tx, player.id, at)
  })
}

async function readSuspension(db: Reader, playerId: string, at: Date): Promise<ReplyOf<typeof suspension.find>> {
  const running = await findSuspension(db, playerId, at)
  return running ? { until: running.until.getTime(), note: running.note, appeal: running.appeal } : null
}
