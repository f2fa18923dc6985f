import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { findFreePort } from '@otogi/server/platform/process/free-port'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest'

/** All tests use the same `npm run dev`, in order. */

const READY = /^server \| .*\(ready in .* s\)$/
const WEB_READY = /^web .*Local/
const FAILED = /^server \| Failed running/
const root = resolve(import.meta.dirname, '..')

const SLOW_MS = 120_000
vi.setConfig({ testTimeout: SLOW_MS, hookTimeout: SLOW_MS })

let session: Awaited<ReturnType<typeof startDev>>
beforeAll(async () => {
  session = await startDev()
  await Promise.all([session.waitForLine(READY), session.waitForLine(WEB_READY)])
})
afterAll(() => session?.end())
beforeEach(() => onTestFailed(() => session.print()))

async function startDev() {
  const dataDir = await mkdtemp(join(tmpdir(), 'otogi-dev-'))
  const [port, webPort] = [await findFreePort(), await findFreePort()]
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), WEB_PORT: String(webPort), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Waits for whole lines, because `concurrently` writes the name of a process and its output in two chunks.
  const output = createInterface({ input: dev.stdout })
  const lines: string[] = []
  output.on('line', (line) => lines.push(line))
  const waitForLine = (pattern: RegExp, times = 1) =>
    new Promise<void>((done, fail) => {
      const check = () => {
        if (lines.filter((line) => pattern.test(line)).length >= times) done()
        else if (lines.some((line) => FAILED.test(line))) fail(new Error(lines.join('\n')))
      }
      check()
      output.on('line', check)
      dev.once('exit', () => fail(new Error(lines.join('\n'))))
    })
  return {
    port,
    webPort,
    waitForLine,
    print: () => console.error(lines.join('\n')),
    async stop() {
      const gone = once(dev, 'close')
      dev.kill('SIGINT')
      return gone
    },
    async end() {
      if (dev.exitCode === null) await this.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends a request to the web server as a page on `host` would. */
async function sendRequest(host: string, path: string, body?: object) {
  const page = `${host}:${session.webPort}`
  const call = request({
    host: '127.0.0.1',
    port: session.webPort,
    path,
    method: body ? 'POST' : 'GET',
    headers: { host: page, ...(body && { origin: `http://${page}`, 'content-type': 'application/json' }) },
  })
  call.end(body && JSON.stringify(body))
  const [response] = await once(call, 'response')
  return { status: response.statusCode as number, bytes: await buffer(response) }
}

test.each(['localhost', '127.0.0.1'])('a player signs up on the page at %s', async (host) => {
  const player = { username: host.replaceAll('.', ''), password: 'lantern7', email: `${host}@example.org` }
  expect((await sendRequest(host, '/api/users/create', player)).status).toBe(200)
})

test('the server draws pictures', async () => {
  const { bytes } = await sendRequest('localhost', '/api/cards/findAll')
  const [card] = JSON.parse(bytes.toString()) as { thumbnail: string }[]
  const picture = await sendRequest('localhost', card?.thumbnail ?? '')
  expect(picture.bytes.subarray(8, 12).toString()).toBe('WEBP')
})

test('the server restarts when its code changes, even while it draws', async () => {
  const now = new Date()
  await utimes(join(root, 'apps/server/src/main.ts'), now, now)
  await session.waitForLine(READY, 2)
  expect((await sendRequest('localhost', '/api/health')).status).toBe(200)
})

test('a signal stops all its processes', async () => {
  expect(await session.stop()).toEqual([0, null])
  for (const port of [session.port, session.webPort]) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  }
})
