import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults/faults.ts'

/**
 * Adds realistic bugs, one after another, to a copy of this repository and runs the existing test that must find each:
 * `npm run test:planted-faults -- [name]`. Fails if a test does not find its bug, or if the test also fails without the
 * bug.
 */

const root = resolve(import.meta.dirname, '..')
const COPIED = [
  'apps',
  'packages',
  'content',
  'scripts',
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.ref.json',
]
const SKIPPED = /\/(?:node_modules|dist|\.cache|\.artifacts)(?:\/|$)/

const [name] = process.argv.slice(2)
const wanted = PLANTED_FAULTS.filter((fault) => name === undefined || fault.name === name)
if (wanted.length === 0) {
  console.error(`unknown fault: ${name}; choose from: ${PLANTED_FAULTS.map((fault) => fault.name).join(', ')}`)
  process.exit(1)
}

const copy = mkdtempSync(join(tmpdir(), 'otogi-planted-'))
try {
  copyRepository()
  const before = runTests(wanted.map(({ test }) => test))
  for (const { test, name: fault } of wanted)
    if (!before.passed.some((title) => toPattern(test.title).test(title)) || before.failed.length > 0)
      throw new Error(`the tests must pass without a fault (${fault}): ${before.failed.join(', ')}\n${before.output}`)
  for (const fault of wanted) {
    const restore = plantFault(fault)
    const { failed, output } = runTests([fault.test])
    restore()
    console.log(`${failed.length > 0 ? 'found' : 'SURVIVED'}: ${fault.name} (${fault.test.file} › ${fault.test.title})`)
    if (failed.length > 0) continue
    console.log(output)
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 })
}

/** Copies the sources. Links the installed packages, except for those of this repository. */
function copyRepository(): void {
  const filter = (source: string) => !SKIPPED.test(source.slice(root.length))
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true, filter })
  mkdirSync(join(copy, 'node_modules/@otogi'), { recursive: true })
  for (const each of readdirSync(join(root, 'node_modules')))
    if (each !== '@otogi') symlinkSync(join(root, 'node_modules', each), join(copy, 'node_modules', each))
  for (const folder of ['apps', 'packages'])
    for (const each of readdirSync(join(copy, folder)))
      symlinkSync(join(copy, folder, each), join(copy, 'node_modules/@otogi', each))
}

/** Applies the edits of a fault. Returns a function that undoes them. */
function plantFault({ name: fault, edits }: PlantedFault): () => void {
  const originals = new Map<string, string>()
  for (const { file, from, to } of edits) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${fault}: ${file} must contain once: ${from}`)
    if (!originals.has(path)) originals.set(path, text)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return () => {
    for (const [path, text] of originals) writeFileSync(path, text)
  }
}

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

/** Runs tests in the copy. Returns the titles of those that passed and failed. */
function runTests(tests: readonly PlantedFault['test'][]): { passed: string[]; failed: string[]; output: string } {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const files = [...new Set(tests.map(({ file }) => file))]
  const pattern = tests.map(({ title }) => toPattern(title).source).join('|')
  const parameters = [
    'run',
    '--project',
    'server',
    ...files,
    '-t',
    pattern,
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...parameters], { cwd: copy, encoding: 'utf8' })
  const output = `${stdout}${stderr}`
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const results = testResults.flatMap(({ assertionResults }) => assertionResults)
    const listTitles = (status: string) => results.filter((each) => each.status === status).map(({ title }) => title)
    return { passed: listTitles('passed'), failed: listTitles('failed'), output }
  } catch (error) {
    throw new Error(`the tests did not run: ${output}`, { cause: error })
  }
}

/** Converts a test's title to a pattern in which each parameter matches any text. */
function toPattern(title: string): RegExp {
  return new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('%s', '.*'))
}
