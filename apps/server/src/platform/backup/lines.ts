import * as z from 'zod/mini'

/**
 * A backup is gzipped text with one entry per line: a letter for its kind, then JSON. Rows are PostgreSQL's own JSON text,
 * so that no number or timestamp loses precision.
 */
export const FORMAT = 'otogi-backup-2'
/** The format before it: without checksum and fingerprints, with the pictures after the rows. */
const FORMER_FORMAT = 'otogi-backup-1'

/** A file that cannot be restored or written; its message is one line for the operator. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

export const Header = z.object({
  format: z.enum([FORMAT, FORMER_FORMAT]),
  at: z.string(),
  /** The migrations that made the tables, in order. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** The key of the game where it is kept in the data folder; null where the operator keeps it elsewhere. */
  secretKey: z.nullable(z.string()),
  /** What the database belongs to; null where that is not recorded. */
  fingerprints: z._default(z.object({ secretKey: z.nullable(z.string()), pack: z.nullable(z.string()) }), {
    secretKey: null,
    pack: null,
  }),
})
export type Header = z.infer<typeof Header>

/** The rows that follow are of this table. */
export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableLine = z.infer<typeof TableLine>

export const SequenceLine = z.object({ sequence: z.string(), value: z.string().check(z.regex(/^\d{1,19}$/)) })
export type SequenceLine = z.infer<typeof SequenceLine>

export const PictureLine = z.object({
  name: z.string().check(z.regex(/^[0-9a-f]{32}\.webp$/)),
  base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})
export type PictureLine = z.infer<typeof PictureLine>

/** The last line: without it the file is incomplete. */
export const EndLine = z.object({
  rows: z.int(),
  pictures: z.int(),
  /** SHA-256 of all lines before this one. */
  sha256: z.optional(z.string()),
  /** The checksum, keyed by the game's secret key; null where the writer did not have it. */
  seal: z.optional(z.nullable(z.string())),
})
export type EndLine = z.infer<typeof EndLine>

export const KINDS = { header: 'H', table: 'T', row: 'R', sequence: 'S', picture: 'P', end: 'E' } as const
