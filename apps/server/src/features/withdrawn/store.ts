import type { Card } from '@otogi/contract/collection'
import type { TakedownKind } from '@otogi/rules/takedown/takedown'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'

/** A withdrawn card as players see it, without its pictures. */
export type WithdrawnCard = Omit<Card, 'image' | 'thumbnail' | 'isWithdrawn'>

export type Takedown = {
  readonly id: number
  readonly kind: TakedownKind
  /** The id of the card, character or series. */
  readonly subject: string
  readonly reason: string
  readonly withdrawnAt: Date
  readonly restoredAt: Date | null
  readonly cards: Readonly<Record<string, WithdrawnCard>>
}

/** Lists all takedowns, including restored content, newest first. */
export async function listTakedowns(db: Reader): Promise<Takedown[]> {
  const rows = await db.selectFrom('takedowns').selectAll().orderBy('id', 'desc').execute()
  return rows.map(({ withdrawn_at, restored_at, cards, ...row }) => ({
    ...row,
    withdrawnAt: withdrawn_at,
    restoredAt: restored_at,
    cards: cards as Takedown['cards'],
  }))
}

/** Lists the withdrawn cards. */
export async function listWithdrawnCards(db: Reader): Promise<WithdrawnCard[]> {
  const active = (await listTakedowns(db)).filter(({ restoredAt }) => restoredAt === null)
  return [...new Map(active.flatMap(({ cards }) => Object.entries(cards))).values()]
}

/** The number of takedowns and restorations so far. */
export function countChanges(takedowns: readonly Pick<Takedown, 'restoredAt'>[]): number {
  return takedowns.length + takedowns.filter(({ restoredAt }) => restoredAt !== null).length
}

/** Like `countChanges`, but as part of another statement. */
export function buildChangesSql(): RawBuilder<number> {
  return sql<number>`(select count(*) + count(restored_at) from takedowns)`
}

/** A condition that holds if a card is withdrawn. */
export function buildIsWithdrawnSql(cardId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from takedowns where restored_at is null and jsonb_exists(cards, ${cardId}))`
}

export async function isCardWithdrawn(db: Reader, cardId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${buildIsWithdrawnSql(cardId)} as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Stores a takedown. Returns false if the content is already withdrawn. */
export async function insertTakedown(tx: Tx, takedown: Omit<Takedown, 'id' | 'restoredAt'>): Promise<boolean> {
  const { withdrawnAt, cards, ...row } = takedown
  const stored = await tx
    .insertInto('takedowns')
    .values({ ...row, withdrawn_at: withdrawnAt, cards: JSON.stringify(cards) })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('restored_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

type Restoration = Pick<Takedown, 'kind' | 'subject'> & { readonly at: Date }

/** Ends a takedown. Returns the ids of its cards; undefined if the content is not withdrawn. */
export async function endTakedown(tx: Tx, { kind, subject, at }: Restoration): Promise<string[] | undefined> {
  const ended = await tx
    .updateTable('takedowns')
    .set({ restored_at: at })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('restored_at', 'is', null)
    .returning('cards')
    .executeTakeFirst()
  return ended && Object.keys(ended.cards as Takedown['cards'])
}
