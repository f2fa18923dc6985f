import type { Page } from '@playwright/test'

/** Lets the server handle the next calls to an address, but holds the replies until they are released. */
export async function holdAnswer(page: Page, address: string, times = 1): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      await promise
      // The request may have been aborted, or the page closed.
      await route.fulfill({ response }).catch(() => {})
    },
    { times },
  )
  return resolve
}
