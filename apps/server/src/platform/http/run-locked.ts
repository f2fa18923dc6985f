import type { Database, Reader, Tx } from '../db/db.ts'
import type { Player } from '../db/player.ts'
import { readMoment, type Clock, type Moment } from '../process/clock.ts'
import { createKeyedQueues } from '../process/queue.ts'
import { Refusal } from './refusal.ts'
import type { SessionPlayer } from './session.ts'

/** Functions of the features. They are passed in, because the platform must not import features. */
export type PlayerRows = {
  /** Locks the rows in ascending order and returns the rows. */
  lock(tx: Tx, playerIds: readonly string[]): Promise<Player[]>
  /** Moves a player, whose row is locked, to the current day. Returns the updated row. */
  rollOver(tx: Tx, player: Player, moment: Moment): Promise<Player>
}

/** Context of a write. The transaction has already locked the rows of the players. */
export type WriteContext = Moment & {
  readonly tx: Tx
  /** The player's row, read under the lock and after the rollover. */
  readonly player: Player
  /** The other players' locked rows, in ascending order of id. */
  readonly others: readonly Player[]
  /** Whether this transaction ran the rollover. If so, the client has not seen the new day yet. */
  readonly isFirstOfDay: boolean
}

/**
 * Runs work in a transaction that first locks the rows of the players. The first id belongs to the requesting player.
 */
export type LockedRunner = <T>(
  playerIds: readonly [string, ...string[]],
  work: (context: WriteContext) => Promise<T>,
) => Promise<T>

export type RunDeps = { readonly db: Database; readonly clock: Clock; readonly players: PlayerRows }

/**
 * Limits the number of connections that one player uses in this process, even if the operator has disabled rate limits.
 */
const WRITES_OF_A_PLAYER = { concurrency: 2, maxQueueLength: 1000, maxWaitMs: 30_000 }

export function createLockedRunner({ db, clock, players }: RunDeps): LockedRunner {
  const runFor = createKeyedQueues(WRITES_OF_A_PLAYER)
  return (playerIds, work) =>
    runFor(playerIds[0], () =>
      db.transaction(async (tx) => {
        const rows = await players.lock(tx, playerIds)
        // Reads the clock after the lock, because a request that waited past midnight belongs to the new day.
        const moment = readMoment(clock)
        const { own, others } = splitPlayers(rows, playerIds[0])
        const isFirstOfDay = own.day !== moment.today
        const player = isFirstOfDay ? await players.rollOver(tx, own, moment) : own
        return work({ ...moment, tx, player, others, isFirstOfDay })
      }),
    )
}

/** Separates the requesting player's row from the others. Refuses the request if the player's account was deleted. */
function splitPlayers(rows: readonly Player[], playerId: string): { own: Player; others: Player[] } {
  const own = rows.find(({ id }) => id === playerId)
  if (!own || own.deleted_at) throw new Refusal('SESSION_REQUIRED')
  return { own, others: rows.filter((row) => row !== own) }
}

/** Context of a read. It contains the player's row after the rollover, if one was due. */
export type ReadContext = Moment & { readonly db: Reader; readonly player: Player }

/** Uses the row that was read together with the session. Locks the row only if the rollover is due. */
export function createReadContext(
  { db, clock }: Pick<RunDeps, 'db' | 'clock'>,
  runLocked: LockedRunner,
): (signedIn: SessionPlayer) => Promise<ReadContext> {
  return async ({ playerId, player }) => {
    const moment = readMoment(clock)
    if (player && !player.deleted_at && player.day === moment.today) return { ...moment, db: db.reader, player }
    return runLocked([playerId], ({ at, today, player: rolled }) =>
      Promise.resolve({ at, today, db: db.reader, player: rolled }),
    )
  }
}
