import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../../.cache/statements')

/** A statement, the parameters of its first run, and the server function that ran it. */
export type RecordedStatement = { readonly text: string; readonly values: readonly unknown[]; readonly caller: string }

export async function writeRecordedStatements(statements: readonly RecordedStatement[]): Promise<void> {
  const json = JSON.stringify(statements)
  await mkdir(FOLDER, { recursive: true })
  await writeFile(join(FOLDER, `${createHash('sha256').update(json).digest('hex')}.json`), json)
}

/** Returns the statements recorded in the last run of the server tests, once for each function that ran them. */
export async function readRecordedStatements(): Promise<RecordedStatement[]> {
  const files = await readdir(FOLDER).catch(() => [])
  const recorded = await Promise.all(files.map((file) => readFile(join(FOLDER, file), 'utf8')))
  const statements = recorded.flatMap((json) => JSON.parse(json) as RecordedStatement[])
  return [...new Map(statements.map((each) => [`${each.caller}\n${each.text}`, each])).values()]
}

export async function deleteRecordedStatements(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
}
