import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { BackupError, EndLine, FORMAT, Header, KINDS, PictureLine, SequenceLine, TableLine } from './lines.ts'

const CHUNK_BYTES = 65_536
/** Maximum length of a line, longer than any row or picture. Bounds the memory used by a line that never ends. */
const LONGEST_LINE = 32 * 1024 * 1024

export type Entry =
  | { readonly kind: 'header'; readonly value: Header }
  | { readonly kind: 'table'; readonly value: TableLine }
  | { readonly kind: 'row'; readonly value: string }
  | { readonly kind: 'sequence'; readonly value: SequenceLine }
  | { readonly kind: 'picture'; readonly value: PictureLine }
  | { readonly kind: 'end'; readonly value: EndLine }

/** Contents of a checked backup. */
export type Contents = {
  readonly header: Header
  readonly tables: readonly TableLine[]
  readonly sequences: readonly string[]
  readonly end: EndLine
}

/** An open backup file. The check and the restore read the same file, even if it is renamed or replaced. */
export type BackupFile = { readonly name: string; readonly handle: FileHandle }

export async function openBackup(name: string, resources: AsyncDisposableStack): Promise<BackupFile> {
  try {
    const handle = resources.use(await open(name))
    return { name, handle }
  } catch (error) {
    throw new BackupError(`${name} cannot be read: ${(error as Error).message}`)
  }
}

/** Reads the whole file. Checks its format, order, counts and checksum. */
export async function checkBackup(file: BackupFile): Promise<Contents> {
  let header: Header | undefined
  let end: EndLine | undefined
  const tables: TableLine[] = []
  const sequences: string[] = []
  for await (const { kind, value } of readEntries(file)) {
    if (kind === 'header') header = value
    if (kind === 'table') tables.push(value)
    if (kind === 'sequence') sequences.push(value.sequence)
    if (kind === 'end') end = value
  }
  if (!header || !end) throw new BackupError(`${file.name} is incomplete`)
  return { header, tables, sequences, end }
}

/** Yields the entries in order. Throws an error if the file is incomplete or does not match its checksum. */
export async function* readEntries(file: BackupFile): AsyncGenerator<Entry> {
  const hash = createHash('sha256')
  const names = new Set<string>()
  const takeName = (name: string) => {
    if (names.has(name)) throw new BackupError(`${file.name} holds ${name} twice`)
    names.add(name)
  }
  const done = { rows: 0, pictures: 0 }
  let header: Header | undefined
  let columns: readonly string[] | undefined
  let end: EndLine | undefined
  for await (const line of readLines(file)) {
    if (end) throw new BackupError(`${file.name} has data after its end`)
    const entry = header ? parseEntry(file, line) : parseHeader(file, line)
    if (entry.kind === 'header') header = entry.value
    if (entry.kind === 'table') {
      takeName(entry.value.table)
      columns = entry.value.columns
    }
    if (entry.kind === 'row' && header) {
      checkRow(file, entry.value, header, columns)
      done.rows += 1
    }
    if (entry.kind === 'picture') {
      takeName(entry.value.name)
      done.pictures += 1
    }
    if (entry.kind === 'end') end = entry.value
    else hash.update(`${line}\n`)
    yield entry
  }
  if (end?.rows !== done.rows || end.pictures !== done.pictures) throw new BackupError(`${file.name} is truncated`)
  const isIntact = header?.format !== FORMAT || end.sha256 === hash.digest('hex')
  if (!isIntact) throw new BackupError(`${file.name} was changed: its checksum does not match`)
}

function parseHeader(file: BackupFile, line: string): Entry {
  const header = line.startsWith(KINDS.header) ? Header.safeParse(parseJson(line.slice(1))) : undefined
  if (!header?.success) throw new BackupError(`${file.name} is not a backup of this game`)
  return { kind: 'header', value: header.data }
}

function parseEntry(file: BackupFile, line: string): Entry {
  const text = line.slice(1)
  const kind = line.charAt(0)
  if (kind === KINDS.row) return { kind: 'row', value: text }
  const json = parseJson(text)
  try {
    if (kind === KINDS.table) return { kind: 'table', value: TableLine.parse(json) }
    if (kind === KINDS.sequence) return { kind: 'sequence', value: SequenceLine.parse(json) }
    if (kind === KINDS.picture) return { kind: 'picture', value: PictureLine.parse(json) }
    if (kind === KINDS.end) return { kind: 'end', value: EndLine.parse(json) }
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
  }
  throw new BackupError(`${file.name}: invalid line ${JSON.stringify(line.slice(0, 40))}`)
}

/**
 * Checks that a row is a JSON object with the columns of its table. Rows of the previous format may also have computed
 * columns.
 */
function checkRow(file: BackupFile, text: string, { format }: Header, columns: readonly string[] | undefined): void {
  const row = parseJson(text)
  const isObject = typeof row === 'object' && row !== null && !Array.isArray(row)
  if (!columns || !isObject) throw new BackupError(`${file.name}: a row does not fit the table before it`)
  const fault =
    columns.find((column) => !Object.hasOwn(row, column)) ??
    (format === FORMAT ? Object.keys(row).find((key) => !columns.includes(key)) : undefined)
  if (fault !== undefined)
    throw new BackupError(`${file.name}: a row does not fit the table before it: column ${fault}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* readLines({ name, handle }: BackupFile): AsyncGenerator<string> {
  const packed = Readable.from(readChunks(handle))
  const unpacked = createGunzip().setEncoding('utf8')
  packed.on('error', (error) => unpacked.destroy(error))
  let begun = ''
  try {
    for await (const text of packed.pipe(unpacked) as AsyncIterable<string>) {
      const lines = (begun + text).split('\n')
      begun = lines.pop() ?? ''
      if (begun.length > LONGEST_LINE) throw new Error('a line is too long')
      yield* lines
    }
  } catch (error) {
    throw new BackupError(`${name} cannot be read: ${(error as Error).message}`)
  } finally {
    packed.destroy()
  }
  if (begun !== '') yield begun
}

async function* readChunks(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after another
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
