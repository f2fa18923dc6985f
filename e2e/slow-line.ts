import type { Page } from '@playwright/test'

/** Lets the server answer the next calls to an address at once, and keeps the answers back until they are let go. */
export async function holdAnswer(page: Page, address: string, times = 1): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      await promise
      // Whom it was for may have called it off, or gone to another page.
      await route.fulfill({ response }).catch(() => {})
    },
    { times },
  )
  return resolve
}
