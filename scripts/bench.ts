import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Runs the named benchmarks. The default is `calls`, which prints what each call costs. `--compare=<commit>` also
 * measures that commit, if the benchmark supports it. Other options, such as `--only=guess`, are passed to the
 * benchmark.
 */

const root = resolve(import.meta.dirname, '..')
const toBenchName = (file: string) => basename(file, '.bench.ts')
const files = globSync('bench/*.bench.ts', { cwd: root }).sort()
const { values, names, options } = readArguments(process.argv.slice(2))
const wanted = names.length > 0 ? names : ['calls']

const unknown = wanted.filter((name) => !files.some((file) => toBenchName(file) === name))
if (unknown.length > 0) {
  console.error(`unknown benchmark: ${unknown.join(', ')}; choose from: ${files.map(toBenchName).join(', ')}`)
  process.exit(1)
}

const env = { ...process.env, ...(typeof values.compare === 'string' && { BEFORE: checkOut(values.compare) }) }
for (const file of files.filter((each) => wanted.includes(toBenchName(each)))) {
  console.log(`\n${toBenchName(file)}`)
  const { status } = spawnSync(process.execPath, [file, ...options], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

function readArguments(args: readonly string[]) {
  const {
    values: read,
    positionals,
    tokens,
  } = parseArgs({
    args: [...args],
    options: { compare: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const foreign = tokens.filter((token) => token.kind === 'option').filter(({ name }) => name !== 'compare')
  return { values: read, names: positionals, options: foreign.map(({ index }) => args[index] ?? '') }
}

/** Checks out a commit into a separate folder and links or installs its packages. Returns the folder. */
function checkOut(commit: string): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()
  const id = git('rev-parse', '--short', `${commit}^{commit}`)
  const folder = join(root, '.cache/commits', id)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, id)
  linkPackages(folder)
  return folder
}

/** Links the packages that are installed here, or installs the commit's own if its lock file differs. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules')
  if (existsSync(packages)) return
  const [here, there] = [root, folder].map((place) => readFileSync(join(place, 'package-lock.json'), 'utf8'))
  if (here !== there) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
    return
  }
  mkdirSync(join(packages, '@otogi'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@otogi') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  }
  for (const path of globSync('{apps,packages}/*', { cwd: folder })) {
    symlinkSync(join(folder, path), join(packages, '@otogi', basename(path)))
  }
}
