import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '@otogi/server/platform/process/free-port'
import { signUp } from './checkouts.ts'

/**
 * Starts two servers on one data folder, each with its own process ids and shared memory, as in two containers. A
 * second run removes the folder's lock file after the first server has started, to show what the lock prevents.
 * `BEFORE=<folder>` runs the servers of another checkout. Requires `unshare` and the permission to create namespaces.
 */

const CONTAINER = ['--pid', '--ipc', '--fork', '--kill-child', '--mount-proc']
const SIGN_UPS = 10
/** A waiting time in ms that exceeds the interval at which the server increments its counter. */
const COUNT_MS = 11_000

const root = resolve(process.env['BEFORE'] ?? join(import.meta.dirname, '..'))
const run = promisify(execFile)

const { status, stderr, error } = spawnSync('unshare', [...CONTAINER, 'true'], { encoding: 'utf8' })
if (status === 0) {
  const lost = await measureLostSignUps({ isLocked: true })
  if (lost > 0) process.exitCode = 1
  await measureLostSignUps({ isLocked: false })
} else {
  console.log(`  not measured: this machine makes no namespaces (${error?.message ?? stderr.trim()})`)
}

/** Prints whether the second server started and which acknowledged sign-ups exist. Returns how many are lost. */
async function measureLostSignUps({ isLocked }: { isLocked: boolean }): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-two-'))
  await using opened = new AsyncDisposableStack()
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const acknowledged: string[] = []
  const write = async (address: string, name: string) => {
    const isDone = await signUp(address, name).then(
      ({ id }) => id !== undefined,
      () => false,
    )
    if (isDone) acknowledged.push(name)
  }

  const first = opened.use(await startServer(folder, { inContainer: true }))
  for (let n = 0; n < SIGN_UPS; n++) await write(first.address, `first${n}`)
  await wait(COUNT_MS)
  if (!isLocked) await rm(join(folder, 'server.lock'), { force: true })
  // The first server keeps writing while the second one starts.
  let isDecided = false
  const starting = startServer(folder, { inContainer: true }).finally(() => (isDecided = true))
  for (let n = 0; !isDecided; n++) await write(first.address, `during${n}`)
  const second = opened.use(await starting)
  const said = second.isReady ? 'started' : `refused: ${second.output().trim()}`
  for (let n = 0; n < SIGN_UPS; n++) {
    await write(first.address, `later${n}`)
    if (second.isReady) await write(second.address, `second${n}`)
  }
  await wait(COUNT_MS)
  await first.stop()
  await second.stop()

  const third = opened.use(await startServer(folder, { inContainer: false }))
  const found = await Promise.all(acknowledged.map((name) => hasAccount(third.address, name)))
  const kept = found.filter(Boolean).length
  console.log(`  ${isLocked ? 'the folder locked' : 'without its lock'}: the second server ${said}`)
  console.log(`    sign-ups acknowledged: ${acknowledged.length}, kept: ${kept}`)
  console.log(`    audit: ${await auditFolder(folder)}`)
  return acknowledged.length - kept
}

async function startServer(folder: string, { inContainer }: { inContainer: boolean }) {
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }
  const command = [process.execPath, join(root, 'apps/server/src/main.ts'), '--no-web']
  const [program = '', ...words] = inContainer ? ['unshare', ...CONTAINER, ...command] : command
  const child = spawn(program, words, { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let output = ''
  const isReady = new Promise<boolean>((tell) => {
    const hear = (text: Buffer) => {
      output += String(text)
      if (output.includes('ready in')) tell(true)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => tell(false))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const inside = inContainer ? await findChild(child.pid) : child.pid
    if (inside !== undefined) process.kill(inside, 'SIGTERM')
    await ended
  }
  return {
    address: `http://127.0.0.1:${port}`,
    isReady: await isReady,
    output: () => output,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Returns the process id of the server that unshare started. It must receive the signal to stop. */
async function findChild(pid: number | undefined): Promise<number | undefined> {
  const [first] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  return first ? Number(first) : undefined
}

/** Checks with a wrong password whether an account still exists: an unknown username returns 404. */
async function hasAccount(address: string, username: string): Promise<boolean> {
  const { status: answered } = await fetch(`${address}/api/users/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'wrong123' }),
  })
  return answered !== 404
}

/** Runs the audit and returns its output. */
async function auditFolder(folder: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder }
  const command = [join(root, 'apps/server/src/cli.ts'), 'ledger', 'audit']
  const { stdout } = await run(process.execPath, command, { env, cwd: root }).catch(
    (fault: { stdout: string }) => fault,
  )
  const faults = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('ok'))
  return faults.length === 0 ? 'no fault' : faults.join('\n      ')
}
