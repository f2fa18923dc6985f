import type { Page } from '@playwright/test'
import { setServerTime } from './backstage.ts'
import { test as journeys } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const FIRST_PORT = 4020

type Clock = {
  /** Sets the time of the server, and that of the page where it has been opened by then: both go on from there. */
  begin(instant: string): Promise<void>
  /** Moves the server's clock alone: the page does not notice. */
  server(instant: string): Promise<void>
}

/** A journey on a server of its own: it moves the clock, and nobody else's day ends. */
export const test = journeys.extend<{ clock: Clock }, { ownServer: string }>({
  ownServer: [
    // The runner reads from this pattern what the fixture needs: nothing.
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
