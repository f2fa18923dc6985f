import type { Page } from '@playwright/test'
import { setServerTime } from './control-api.ts'
import { test as journeys } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const FIRST_PORT = 4020

type Clock = {
  /** Sets the clocks of the server and the open page. Both clocks keep running. */
  begin(instant: string): Promise<void>
  /** Changes only the server's clock. */
  server(instant: string): Promise<void>
}

/** A journey with a separate server, so that changing the clock affects no other journey. */
export const test = journeys.extend<{ clock: Clock }, { ownServer: string }>({
  ownServer: [
    // Playwright derives the fixture's dependencies from this pattern; there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      const server = await startOwnServer(FIRST_PORT + 2 * parallelIndex)
      await provide(server.address)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownServer }, provide) => provide(ownServer),
  clock: ({ page, ownServer }, provide) => provide(createClock(page, ownServer)),
})

function createClock(page: Page, address: string): Clock {
  return {
    async begin(instant) {
      await page.clock.install({ time: instant })
      await setServerTime(address, Date.parse(instant))
    },
    server: (instant) => setServerTime(address, Date.parse(instant)),
  }
}
