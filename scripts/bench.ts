import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/** Runs the benchmarks named, or all: each prints its own answer. */

const root = resolve(import.meta.dirname, '..')
const nameOf = (file: string) => basename(file, '.bench.ts')
const files = globSync('bench/*.bench.ts', { cwd: root }).sort()
const wanted = process.argv.slice(2)

const unknown = wanted.filter((name) => !files.some((file) => nameOf(file) === name))
if (unknown.length > 0) {
  console.error(`no benchmark is named ${unknown.join(' or ')}; there are: ${files.map(nameOf).join(', ')}`)
  process.exit(1)
}

for (const file of files.filter((each) => wanted.length === 0 || wanted.includes(nameOf(each)))) {
  console.log(`\n${nameOf(file)}`)
  const { status } = spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
