import * as z from 'zod/mini'

/**
 * A backup is gzipped text with one entry per line. Each line is a letter for the kind of entry, followed by JSON.
 * PostgreSQL writes the rows' JSON text, so that numbers and timestamps keep their precision.
 */
export const FORMAT = 'otogi-backup-2'
/** The previous format. It has no checksum and no fingerprints, and the pictures come after the rows. */
const FORMER_FORMAT = 'otogi-backup-1'

/** Reports that a backup cannot be restored or written. The message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export const Header = z.object({
  format: z.enum([FORMAT, FORMER_FORMAT]),
  at: z.string(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** The secret key if it is stored in the data folder; null if the operator stores the key elsewhere. */
  secretKey: z.nullable(z.string()),
  /** Fingerprints of the secret key and the pack; null if the database has not recorded them. */
  fingerprints: z._default(z.object({ secretKey: z.nullable(z.string()), pack: z.nullable(z.string()) }), {
    secretKey: null,
    pack: null,
  }),
})
export type Header = z.infer<typeof Header>

/** Starts a table. The rows that follow belong to it. */
export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableLine = z.infer<typeof TableLine>

export const SequenceLine = z.object({ sequence: z.string(), value: z.string().check(z.regex(/^\d{1,19}$/)) })
export type SequenceLine = z.infer<typeof SequenceLine>

export const PictureLine = z.object({
  name: z.string().check(z.regex(/^[0-9a-f]{32}\.webp$/)),
  base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})
export type PictureLine = z.infer<typeof PictureLine>

/** The last line. A file without it is incomplete. */
export const EndLine = z.object({
  rows: z.int(),
  pictures: z.int(),
  /** SHA-256 of all previous lines. */
  sha256: z.optional(z.string()),
  /** HMAC of the checksum with the secret key; null if the program that wrote the backup did not have the key. */
  seal: z.optional(z.nullable(z.string())),
})
export type EndLine = z.infer<typeof EndLine>

export const KINDS = { header: 'H', table: 'T', row: 'R', sequence: 'S', picture: 'P', end: 'E' } as const
