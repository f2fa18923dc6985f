import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ADDRESS } from '../addresses.ts'
import { expect, test as base } from '../journey.ts'

type Proxy = Awaited<ReturnType<typeof startProxy>>

const test = base.extend<object, { deployed: Proxy }>({
  // The server runs until the worker ends, because the last screen may still load pictures when the test ends.
  deployed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright derives the fixture's dependencies from this pattern; there are none.
    async ({}, use) => {
      const deployed = await startProxy()
      await use(deployed)
      deployed.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ serviceWorkers: 'allow' })

test('an open page announces a newer build and updates to it', async ({ page, journey, deployed }) => {
  await page.goto(`${deployed.address}/auth`)
  const description = page.locator('meta[name=description]')
  await expect(description).not.toHaveAttribute('content', /^The next build/)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const notice = page.getByText('A new version of Otogi is available.')
  await expect(notice).toBeHidden()

  deployed.renew()
  // Waits until the service worker is registered, because the page does not listen for visibility changes before that.
  // Nothing on the page shows when it is registered.
  const returnToPage = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(() => returnToPage().then(() => expect(notice).toBeVisible({ timeout: 2000 }))).toPass({
    timeout: 60_000,
  })
  await journey.checkAccessibility('a new version is ready')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(description).toHaveAttribute('content', /^The next build/)
  await expect(notice).toBeHidden()
  // The server no longer has the old build's files.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
})

/** Starts a proxy that serves the page and the service worker of a newer build once `renew` has been called. */
async function startProxy() {
  let isNewer = false
  const server = createServer((request, response) => {
    forward(request, response, isNewer).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    renew: () => void (isNewer = true),
    stop: () => closeServer(server),
  }
}

async function forward({ url = '/' }: IncomingMessage, response: ServerResponse, isNewer: boolean): Promise<void> {
  const found = await fetch(new URL(url, ADDRESS))
  const type = found.headers.get('content-type') ?? ''
  const body = Buffer.from(await found.arrayBuffer())
  response.writeHead(found.status, { 'content-type': type, 'cache-control': 'no-cache' })
  response.end(isNewer ? toNewerBuild(url, type, body) : body)
}

function toNewerBuild(url: string, type: string, body: Buffer): Buffer | string {
  if (url === '/sw.js') return body.toString().replace(/VERSION = '\w+'/, "VERSION = 'next'")
  if (type.includes('text/html')) return body.toString().replace(/name="description"\s+content="/, '$&The next build: ')
  return body
}

function closeServer(server: Server): void {
  server.closeAllConnections()
  server.close()
}
