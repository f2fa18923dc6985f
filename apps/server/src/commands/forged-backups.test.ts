import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, listDatabaseObjects, readLines, writeForgedBackup } from '../../test/backup.ts'
import { createCommandRunner } from '../../test/command-runner.ts'
import { drawTenCards } from '../../test/trade.ts'
import { startTestServer } from '../../test/test-server.ts'

const KEY = 'k'.repeat(64)
const server = await startTestServer()
let folder = ''
let genuine = ''
let lines: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-forged-'))
  genuine = join(folder, 'genuine.backup')
  await drawTenCards(server, await server.player())
  const type = createCommandRunner(server, undefined, { dataDir: dirname(server.picturesDir), secretKey: KEY })
  await type('backup', 'write', genuine)
  lines = await readLines(genuine)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Restores a file. Returns the printed lines and what the database and the data folder contain afterwards. */
async function restore(file: string, secretKey = KEY) {
  const target = await createDatabase()
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const { ok, lines, fault } = await createCommandRunner(server, undefined, { dataDir, target, secretKey })(
    'backup',
    'restore',
    file,
  )
  return {
    ok,
    lines,
    fault,
    objects: await listDatabaseObjects(target),
    files: (await readdir(dataDir)).filter((name) => name !== 'server.lock'),
  }
}

async function restoreForged(forge: (lines: string[]) => string[], endFields = {}) {
  const file = join(folder, 'forged.backup')
  await writeForgedBackup(file, forge([...lines]), endFields)
  return restore(file)
}

const findTable = (all: readonly string[], table: string) =>
  all.findIndex((line) => line.startsWith(`T{"table":"${table}"`))

/** Changes the header line and the first row of a table. */
function changeTableLines(backupLines: string[], table: string, changeLine: (text: string) => string): string[] {
  const at = findTable(backupLines, table)
  return backupLines.map((line, index) => (index === at || index === at + 1 ? changeLine(line) : line))
}

const toOldFormat = (all: string[]) => all.map((line) => line.replace('otogi-backup-2', 'otogi-backup-1'))

const createPictureLine = (name: string) => `P${JSON.stringify({ name, base64: 'AAAA' })}`

const FORGERIES: [string, (all: string[]) => string[], RegExp][] = [
  [
    'rows for pg_proc',
    (all) => [...all, 'T{"table":"pg_proc","columns":["oid","proname"]}', 'R{"oid":42424242,"proname":"forged"}'],
    /pg_proc is not the game's/,
  ],
  [
    'rows for pg_proc before all others',
    (all) => all.toSpliced(1, 0, 'T{"table":"pg_proc","columns":["oid"]}', 'R{"oid":42424242}'),
    /pg_proc is not the game's/,
  ],
  [
    'a table in another schema',
    (all) => [...all, 'T{"table":"pg_catalog.pg_proc","columns":["oid"]}'],
    /pg_proc is not the game's/,
  ],
  [
    'rows for the migrations',
    (all) => [...all, 'T{"table":"migrations","columns":["name"]}', 'R{"name":"x"}'],
    /migrations is not the game's/,
  ],
  [
    'an unknown column',
    (all) => changeTableLines(all, 'players', (line) => line.replace(/"username"/, '"username_key"')),
    /different columns/,
  ],
  [
    'a row with an unknown column',
    (all) => changeTableLines(all, 'players', (line) => line.replace(/^R\{/, 'R{"x":1,')),
    /a row does not fit .* column x/,
  ],
  [
    'a row without a column',
    (all) => changeTableLines(all, 'players', (line) => line.replace(/^R\{"id":"[^"]+",/, 'R{')),
    /a row does not fit .* column id/,
  ],
  [
    'two rows in one line',
    (all) => changeTableLines(all, 'players', (line) => (line.startsWith('R') ? `${line},${line.slice(1)}` : line)),
    /a row does not fit/,
  ],
  [
    'a value of another type',
    (all) => changeTableLines(all, 'wallets', (line) => line.replace(/"balance":\d+/, '"balance":"lots"')),
    /does not fit the tables .*bigint/,
  ],
  [
    'a negative balance',
    (all) => changeTableLines(all, 'wallets', (line) => line.replace(/"balance":\d+/, '"balance":-5')),
    /does not fit the tables .*check/,
  ],
  [
    'a player who does not exist',
    (all) => changeTableLines(all, 'wallets', (line) => line.replace(/"player_id":"[^"]{8}/, '"player_id":"00000000')),
    /does not fit the tables .*foreign key/,
  ],
  [
    'tables in another order',
    (all) => [...all.slice(0, 1), ...all.slice(findTable(all, 'wallets')), ...all.slice(1, findTable(all, 'wallets'))],
    /wallets comes before players/,
  ],
  ['a table twice', (all) => [...all, all[findTable(all, 'audits')] ?? ''], /audits twice/],
  ['a table left out', (all) => all.filter((line) => !line.startsWith('T{"table":"audits"')), /audits is missing/],
  ['rows before any table', (all) => all.toSpliced(1, 0, 'R{"id":1}'), /a row does not fit/],
  [
    'a sequence in another schema',
    (all) => [...all, 'S{"sequence":"pg_catalog.x","value":"1"}'],
    /sequence pg_catalog.x is not the game's/,
  ],
  [
    'a sequence with SQL in its value',
    (all) => [...all, 'S{"sequence":"arrivals","value":"1; drop table players"}'],
    /invalid line/,
  ],
  ['a picture outside its folder', (all) => [...all, createPictureLine('../../../tmp/x.webp')], /invalid line/],
  [
    'a picture twice',
    (all) => [...all, createPictureLine(`${'a'.repeat(32)}.webp`), createPictureLine(`${'a'.repeat(32)}.webp`)],
    /a{32}\.webp twice/,
  ],
  ['a line of no kind', (all) => [...all, 'X{}'], /invalid line/],
  [
    'migrations of a newer version',
    (all) => [(all[0] ?? '').replace('0001-players.sql', '9999-later.sql'), ...all.slice(1)],
    /newer version/,
  ],
  [
    'migrations with a gap',
    (all) => [(all[0] ?? '').replace('"0002-wallet.sql",', ''), ...all.slice(1)],
    /lacks the migration 0002-wallet.sql/,
  ],
]

test.each(FORGERIES)('a backup with %s is refused and leaves nothing behind', async (_, forge, fault) => {
  const nothing = { ok: false, lines: [], objects: [], files: [] }
  const forged = await restoreForged(forge)
  expect({ ...forged, lines: [] }).toEqual({ ...nothing, fault: expect.stringMatching(fault) as string })
})

test('a backup in the old format, without a checksum, is checked as strictly', async () => {
  for (const [what, forge, fault] of FORGERIES.slice(0, 5)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { ok, fault: lines, objects } = await restoreForged((all) => forge(toOldFormat(all)), { sha256: undefined })
    expect([what, ok, lines, objects]).toEqual([what, false, expect.stringMatching(fault), []])
  }
  const { ok, lines } = await restoreForged(toOldFormat, { sha256: undefined })
  expect([ok, lines[0]]).toEqual([true, expect.stringContaining('has no signature')])
})

const DAMAGES: [string, (all: string[], bytes: Buffer) => Buffer, RegExp][] = [
  ['cut off within', (_, bytes) => bytes.subarray(0, -40), /cannot be read: unexpected end of file/],
  ['without its last line', (all) => compressLines(all.slice(0, -1)), /is truncated/],
  [
    'without a row',
    (all) =>
      compressLines(
        all.toSpliced(
          all.findIndex((line) => line.startsWith('R')),
          1,
        ),
      ),
    /is truncated/,
  ],
  [
    'with one digit changed',
    (all) => compressLines(changeTableLines(all, 'wallets', (line) => line.replace(/"balance":\d+/, '"balance":99'))),
    /checksum does not match/,
  ],
  [
    'with a changed header',
    (all) => compressLines(all.map((line) => line.replace(/"at":"2026/, '"at":"2025'))),
    /checksum does not match/,
  ],
  ['that has data after its end', (all, bytes) => Buffer.concat([bytes, compressLines(all)]), /has data after its end/],
  ['written by another program', () => compressLines(['H{"format":"something else"}']), /is not a backup of this game/],
  ['that is not compressed', () => Buffer.from('hello'), /cannot be read/],
  ['that is empty', () => Buffer.alloc(0), /cannot be read/],
]

function compressLines(backupLines: readonly string[]): Buffer {
  return gzipSync(`${backupLines.join('\n')}\n`)
}

test.each(DAMAGES)('a file %s is refused before a database is opened', async (_, damage, fault) => {
  const file = join(folder, 'damaged.backup')
  await writeFile(file, damage(lines, await readFile(genuine)))
  // Nothing listens on this port, so the connection fails.
  const target = 'postgres://nobody:nothing@127.0.0.1:1/none'
  const type = createCommandRunner(server, undefined, { dataDir: join(folder, 'untouched'), target, secretKey: KEY })
  expect(await type('backup', 'restore', file)).toEqual({
    ok: false,
    lines: [],
    fault: expect.stringMatching(fault) as string,
  })
  expect(await readdir(folder)).not.toContain('untouched')
})

test('a changed backup with a new checksum is detected by its signature', async () => {
  const end = JSON.parse(lines.at(-1)?.slice(1) ?? '') as { seal: string }
  const richer = (all: string[]) =>
    changeTableLines(all, 'wallets', (line) => line.replace(/"balance":\d+/, '"balance":99'))
  const { fault, objects } = await restoreForged(richer, { seal: end.seal })
  expect([fault, objects]).toEqual([expect.stringMatching(/signature does not match the SECRET_KEY/), []])
  expect(await restore(genuine)).toMatchObject({ ok: true, lines: [expect.stringMatching(/are restored$/), ...OKS] })
  const unsealed = await restoreForged(richer)
  expect(unsealed.lines[0]).toBe('Warning: the backup has no signature, so it may have been changed')
  // The output lists the rules that the audit found to be broken.
  expect([unsealed.ok, unsealed.lines.some((line) => line.startsWith('FAULT'))]).toEqual([false, true])
})

const OKS = Array.from({ length: 19 }, () => expect.stringMatching(/^ok /) as string)
