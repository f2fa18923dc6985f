import type { Poll as PackPoll } from '@otogi/content/pack'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql, type Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type Poll = Selectable<Tables['polls']>
export type Options = PackPoll['options']

export async function findLast(db: Reader): Promise<Poll | undefined> {
  return db.selectFrom('polls').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** Which of the polls have run already, by the English names of their options. */
export async function listRun(db: Reader): Promise<{ first_en: string; second_en: string }[]> {
  return db.selectFrom('polls').select(['first_en', 'second_en']).execute()
}

type NewPoll = { readonly options: Options; readonly startedAt: Date; readonly lastDay: MadridDay }

/** Inserts the poll after `previous`, unless another call was faster: its poll stands then. */
export async function insertPoll(tx: Tx, previous: Poll | undefined, poll: NewPoll): Promise<void> {
  const [first, second] = poll.options
  await tx
    .insertInto('polls')
    .values({
      id: (previous?.id ?? 0) + 1,
      first_en: first.en,
      first_es: first.es,
      second_en: second.en,
      second_es: second.es,
      started_at: poll.startedAt,
      expires_on: poll.lastDay,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Sets the day from which a running poll's result stands. */
export async function setFinished(tx: Tx, pollId: number, finishedOn: MadridDay): Promise<void> {
  await tx
    .updateTable('polls')
    .set({ finished_on: finishedOn })
    .where('id', '=', pollId)
    .where('finished_on', 'is', null)
    .execute()
}

type Days = Pick<Poll, 'expires_on' | 'finished_on' | 'started_at'>

export async function saveDays(tx: Tx, pollId: number, days: Days): Promise<void> {
  await tx.updateTable('polls').set(days).where('id', '=', pollId).execute()
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

/** False when the player has voted already: the key lets one vote of each player in. */
export async function insertVote(tx: Tx, pollId: number, { playerId, option, at }: Vote): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('poll_votes')
    .values({ poll_id: pollId, player_id: playerId, option, at })
    .onConflict((conflict) => conflict.columns(['poll_id', 'player_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Adds a vote to the count; nothing comes back when the poll was finished in the meantime. */
export async function countVote(tx: Tx, pollId: number, option: 1 | 2): Promise<Poll | undefined> {
  const counter = option === 1 ? 'first_votes' : 'second_votes'
  return tx
    .updateTable('polls')
    .set({ [counter]: sql`${sql.ref(counter)} + 1` })
    .where('id', '=', pollId)
    .where('finished_on', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
