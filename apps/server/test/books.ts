import type { Pack } from '@otogi/content/pack'
import { auditBooks } from '../src/features/books/index.ts'
import type { Reader } from '../src/platform/db/db.ts'

type Books = { readonly db: Reader; readonly pack: Pack }

/** What a test breaks that makes a player strong or well-off in cards without the cards. */
export const STANDING_RULES = [
  'every total power is that of the cards held',
  'every number of unique cards is that of the cards held',
]

/** The rules that the books of a world break: none, ever. */
export async function faultsOf({ db, pack }: Books): Promise<string[]> {
  const { findings } = await auditBooks(db, pack.cards)
  return findings.filter(({ faults }) => faults > 0).map(({ rule, first }) => `${rule}: ${first}`)
}

/** Which rules, without whom they are broken by. */
export async function brokenRules(world: Books): Promise<string[]> {
  return (await faultsOf(world)).map((fault) => fault.split(':')[0] ?? '')
}

export async function requireSound(world: Books, except: readonly string[] = []): Promise<void> {
  const faults = (await faultsOf(world)).filter((fault) => !except.some((rule) => fault.startsWith(rule)))
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
}

/** The entries of one player, oldest first. */
export async function entriesOf(
  { db }: Pick<Books, 'db'>,
  playerId: string,
): Promise<{ reason: string; delta: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .select(['reason', 'delta'])
    .where('player_id', '=', playerId)
    .orderBy('position')
    .execute()
}
