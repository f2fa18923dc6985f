import type { Poll as PackPoll } from '@otogi/content/pack'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { fillMissingLanguages, type StoredText } from '@otogi/rules/languages/languages'
import { sql, type Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { writeTogether } from '../../platform/db/together.ts'

type Row = Selectable<Tables['polls']>
export type Poll = Omit<Row, 'options'> & { readonly options: Options }
export type Options = PackPoll['options']

export async function findLastPoll(db: Reader): Promise<Poll | undefined> {
  const row = await db.selectFrom('polls').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row && toPoll(row)
}

/** A poll that an operator has planned for a later day. */
export type PlannedPoll = { readonly options: Options; readonly firstDay: MadridDay }

/** Lists the planned polls that have not started, soonest first. */
export async function listPlannedPolls(db: Reader): Promise<PlannedPoll[]> {
  const rows = await db.selectFrom('planned_polls').selectAll().orderBy('first_day').execute()
  return rows.map(({ options, first_day: firstDay }) => ({ options: toOptions(options), firstDay }))
}

/** Returns false if another poll is planned for this day. */
export async function insertPlannedPoll(tx: Tx, { options, firstDay }: PlannedPoll): Promise<boolean> {
  const row = await tx
    .insertInto('planned_polls')
    .values({ options: JSON.stringify(options), first_day: firstDay })
    .onConflict((conflict) => conflict.doNothing())
    .returning('first_day')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if no poll is planned for this day. */
export async function deletePlannedPoll(tx: Tx, firstDay: MadridDay): Promise<boolean> {
  const row = await tx
    .deleteFrom('planned_polls')
    .where('first_day', '=', firstDay)
    .returning('first_day')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the options of all polls so far. */
export async function listPastOptions(db: Reader): Promise<Options[]> {
  const rows = await db.selectFrom('polls').select('options').execute()
  return rows.map(({ options }) => toOptions(options))
}

type NewPoll = { readonly options: Options; readonly startedAt: Date; readonly lastDay: MadridDay }

/**
 * Inserts the poll that follows `previous`. Returns undefined if another request has inserted a poll in the meantime.
 */
export async function insertPoll(tx: Tx, previous: Poll | undefined, poll: NewPoll): Promise<Poll | undefined> {
  const row = await tx
    .insertInto('polls')
    .values({
      id: (previous?.id ?? 0) + 1,
      options: JSON.stringify(poll.options),
      started_at: poll.startedAt,
      expires_on: poll.lastDay,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toPoll(row)
}

/** Sets the first day on which the result is shown. Returns undefined if the poll is already finished. */
export async function setPollFinished(tx: Tx, pollId: number, finishedOn: MadridDay): Promise<Poll | undefined> {
  const row = await tx
    .updateTable('polls')
    .set({ finished_on: finishedOn })
    .where('id', '=', pollId)
    .where('finished_on', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && toPoll(row)
}

type Days = Pick<Poll, 'expires_on' | 'finished_on' | 'started_at'>

export async function savePollDays(tx: Tx, pollId: number, days: Partial<Days>): Promise<Poll> {
  const row = await tx.updateTable('polls').set(days).where('id', '=', pollId).returningAll().executeTakeFirstOrThrow()
  return toPoll(row)
}

export async function hasVoted(db: Reader, pollId: number, playerId: string): Promise<boolean> {
  const vote = await db
    .selectFrom('poll_votes')
    .select('option')
    .where('poll_id', '=', pollId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return vote !== undefined
}

type Vote = { readonly playerId: string; readonly option: 1 | 2; readonly at: Date }

type VoteResult = {
  /** False if the player has already voted. The primary key allows one vote per player. */
  readonly isFirst: boolean
  /** The poll after the vote; undefined if it finished in the meantime. */
  readonly poll: Poll | undefined
}

/**
 * Inserts and counts a vote. If the result says that the vote was not counted, the caller must refuse the request,
 * which rolls back the insert.
 */
export async function insertVote(tx: Tx, pollId: number, { playerId, option, at }: Vote): Promise<VoteResult> {
  const counter = sql.id(option === 1 ? 'first_votes' : 'second_votes')
  const vote = sql`vote as (
    insert into poll_votes (poll_id, player_id, option, at) values (${pollId}, ${playerId}, ${option}, ${at})
    on conflict (poll_id, player_id) do nothing returning poll_id)`
  const counted = sql`counted as (
    update polls set ${counter} = ${counter} + 1
    where id = ${pollId} and finished_on is null and exists (select from vote) returning *)`
  const result = sql<{ readonly isFirst: boolean } & (Row | { readonly id: null })>`
    select exists (select from vote) as "isFirst", counted.* from (select) as single left join counted on true`
  const [row] = await writeTogether(tx, [vote, counted], result)
  return { isFirst: row?.isFirst ?? false, poll: row && row.id !== null ? toPoll(row) : undefined }
}

function toPoll(row: Row): Poll {
  return { ...row, options: toOptions(row.options) }
}

function toOptions(stored: unknown): Options {
  const [first, second] = stored as readonly [StoredText, StoredText]
  return [fillMissingLanguages(first), fillMissingLanguages(second)]
}
