/**
 * A backup is text, packed by gzip, one thing a line: its first letter says what, the rest is JSON. Rows are PostgreSQL's own
 * text from end to end, so that no number or instant loses anything on its way.
 */
export const FORMAT = 'otogi-backup-1'

export type Header = {
  readonly format: typeof FORMAT
  readonly at: string
  /** The migrations that made the tables. */
  readonly migrations: readonly string[]
  /** Where it was kept in the data folder: puzzles and sealed addresses go on as they were. */
  readonly secretKey: string | null
}

/** The rows of the table that was named last follow, then those of the next. */
export type TableLine = { readonly table: string; readonly columns: readonly string[] }
export type SequenceLine = { readonly sequence: string; readonly value: string }
export type PictureLine = { readonly name: string; readonly base64: string }
/** The last line: without it the backup was cut off. */
export type EndLine = { readonly rows: number; readonly pictures: number }

export const KINDS = { header: 'H', table: 'T', row: 'R', sequence: 'S', picture: 'P', end: 'E' } as const
