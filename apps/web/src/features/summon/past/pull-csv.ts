import type { PastPull } from '@otogi/contract/summon'

type Columns = Readonly<Record<string, (pull: PastPull) => string | number | null>>

const COLUMNS: Columns = {
  at: ({ at }) => new Date(at).toISOString(),
  banner: ({ banner }) => banner,
  anime: ({ anime }) => anime,
  count: ({ count }) => count,
  rarities: ({ rarities }) => rarities.join(' '),
  cards: ({ cards }) => cards.join(' '),
  throwsBefore: ({ throwsBefore }) => throwsBefore,
  commitment: ({ commitment }) => commitment,
  clientSeed: ({ clientSeed }) => clientSeed,
  counter: ({ counter }) => counter,
  pool: ({ pool }) => pool,
  rules: ({ rules }) => rules,
  serverSeed: ({ serverSeed }) => serverSeed,
}

/** Writes pulls as CSV (RFC 4180), one row for each pull. The columns have the names of the JSON export. */
export function toCsv(pulls: readonly PastPull[]): string {
  const lines = pulls.map((pull) => Object.values(COLUMNS).map((cell) => quoteCell(cell(pull))))
  return [Object.keys(COLUMNS), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** Spreadsheets would run text that starts with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function quoteCell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
