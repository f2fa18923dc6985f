import * as z from 'zod/mini'

/**
 * A backup is gzipped text with one entry per line: a letter for the kind, then JSON. Rows are JSON text written by
 * PostgreSQL, so that numbers and timestamps keep their precision.
 */
export const FORMAT = 'otogi-backup-2'
/** The previous format: without checksum and fingerprints, and with the pictures after the rows. */
const FORMER_FORMAT = 'otogi-backup-1'

/** A backup cannot be restored or written; the message is one line for the operator. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

export const Header = z.object({
  format: z.enum([FORMAT, FORMER_FORMAT]),
  at: z.string(),
  /** Applied migrations, in order. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** The secret key if it is stored in the data folder; null if the operator stores it elsewhere. */
  secretKey: z.nullable(z.string()),
  /** Fingerprints of the key and pack; null if not recorded. */
  fingerprints: z._default(z.object({ secretKey: z.nullable(z.string()), pack: z.nullable(z.string()) }), {
    secretKey: null,
    pack: null,
  }),
})
export type Header = z.infer<typeof Header>

/** The following rows belong to this table. */
export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableLine = z.infer<typeof TableLine>

export const SequenceLine = z.object({ sequence: z.string(), value: z.string().check(z.regex(/^\d{1,19}$/)) })
export type SequenceLine = z.infer<typeof SequenceLine>

export const PictureLine = z.object({
  name: z.string().check(z.regex(/^[0-9a-f]{32}\.webp$/)),
  base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})
export type PictureLine = z.infer<typeof PictureLine>

/** The last line; a file without it is incomplete. */
export const EndLine = z.object({
  rows: z.int(),
  pictures: z.int(),
  /** SHA-256 of all previous lines. */
  sha256: z.optional(z.string()),
  /** HMAC of the checksum with the secret key; null if the writer did not have the key. */
  seal: z.optional(z.nullable(z.string())),
})
export type EndLine = z.infer<typeof EndLine>

export const KINDS = { header: 'H', table: 'T', row: 'R', sequence: 'S', picture: 'P', end: 'E' } as const
