import type { Database, Reader, Tx } from '../db/db.ts'
import type { Player } from '../db/player.ts'
import { readMoment, type Clock, type Moment } from '../process/clock.ts'
import { createKeyedQueues } from '../process/queue.ts'
import { Refusal } from './refusal.ts'

/** What players' calls need from the features, given by the app: platform imports no feature. */
export type PlayerRows = {
  /** Undefined where there is no such row. */
  find(db: Reader, playerId: string): Promise<Player | undefined>
  /** Locks the rows in ascending order and returns them. */
  lock(tx: Tx, playerIds: readonly string[]): Promise<Player[]>
  /** Sets the day of a locked player to today; returns the row as it is then. */
  rollOver(tx: Tx, player: Player, moment: Moment): Promise<Player>
}

/** What a write gets: its transaction holds the rows of its players. */
export type WriteContext = Moment & {
  readonly tx: Tx
  /** The row as it was when it was locked, or as the rollover left it. */
  readonly player: Player
  /** The rows of the other players that the call locks, ascending by id. */
  readonly others: readonly Player[]
  /** Whether the player's day began in this transaction: the client has not been shown anything of it. */
  readonly isFirstOfDay: boolean
}

/** Runs work in one transaction that locks the rows of the players first; the first player is the one who calls. */
export type RunLocked = <T>(
  playerIds: readonly [string, ...string[]],
  work: (context: WriteContext) => Promise<T>,
) => Promise<T>

export type RunDeps = { readonly db: Database; readonly clock: Clock; readonly players: PlayerRows }

/** One player must not hold all connections. The rate limits allow far fewer to wait; an operator can switch those off. */
const WRITES_OF_A_PLAYER = { concurrency: 2, longestQueue: 1000, longestWaitMs: 30_000 }

export function createRunLocked({ db, clock, players }: RunDeps): RunLocked {
  const runFor = createKeyedQueues(WRITES_OF_A_PLAYER)
  return (playerIds, work) =>
    runFor(playerIds[0], () =>
      db.transaction(async (tx) => {
        const rows = await players.lock(tx, playerIds)
        // Read after the lock: a call that waited for another one over midnight belongs to the new day.
        const moment = readMoment(clock)
        const { own, others } = splitRows(rows, playerIds[0])
        const isFirstOfDay = own.day !== moment.today
        const player = isFirstOfDay ? await players.rollOver(tx, own, moment) : own
        return work({ ...moment, tx, player, others, isFirstOfDay })
      }),
    )
}

/** Refuses a player whose account was deleted. */
function splitRows(rows: readonly Player[], playerId: string): { own: Player; others: Player[] } {
  const own = rows.find(({ id }) => id === playerId)
  if (!own || own.deleted_at) throw new Refusal('SESSION_REQUIRED')
  return { own, others: rows.filter((row) => row !== own) }
}

/** What a read gets: the player's row as it was when the call began, after the rollover if that was due. */
export type ReadContext = Moment & { readonly db: Reader; readonly player: Player }

/** Reads the player's row without a lock; locks it only to roll the day over. */
export function createReadContext(deps: RunDeps, runLocked: RunLocked): (playerId: string) => Promise<ReadContext> {
  const { db, clock, players } = deps
  return async (playerId) => {
    const moment = readMoment(clock)
    const player = await players.find(db.reader, playerId)
    if (player && !player.deleted_at && player.day === moment.today) return { ...moment, db: db.reader, player }
    return runLocked([playerId], ({ at, today, player: rolled }) =>
      Promise.resolve({ at, today, db: db.reader, player: rolled }),
    )
  }
}
