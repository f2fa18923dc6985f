import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/** Runs the named benchmarks, or all of them. */

const root = resolve(import.meta.dirname, '..')
const toBenchName = (file: string) => basename(file, '.bench.ts')
const files = globSync('bench/*.bench.ts', { cwd: root }).sort()
const wanted = process.argv.slice(2)

const unknown = wanted.filter((name) => !files.some((file) => toBenchName(file) === name))
if (unknown.length > 0) {
  console.error(`no benchmark is named ${unknown.join(' or ')}; there are: ${files.map(toBenchName).join(', ')}`)
  process.exit(1)
}

for (const file of files.filter((each) => wanted.length === 0 || wanted.includes(toBenchName(each)))) {
  console.log(`\n${toBenchName(file)}`)
  const { status } = spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
