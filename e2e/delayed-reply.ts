import type { Page } from '@playwright/test'

/**
 * Delays the replies to the next calls to a URL. The server still handles the calls immediately. Returns a function
 * that releases the replies.
 */
export async function delayReply(page: Page, address: string, times = 1): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      await promise
      // Ignores the error, because the request may have been aborted or the page closed.
      await route.fulfill({ response }).catch(() => {})
    },
    { times },
  )
  return resolve
}
