import type { Route } from '@otogi/contract/endpoint'
import type { Browser, Page } from '@playwright/test'
import { expect, signUp } from './journey.ts'

/** Signs up a player in a separate browser. */
export async function signUpInNewBrowser(browser: Browser): Promise<{ page: Page; username: string }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  return { page, username: await signUp(page) }
}

export const readPlayerId = (page: Page) => page.evaluate(() => localStorage.getItem('_id') ?? '')

/** Sends a request as the player, for steps that other journeys test in the browser. */
export async function callApi(page: Page, { method, path, owner }: Route, input: object): Promise<unknown> {
  const id = await readPlayerId(page)
  const data = { ...input, ...Object.fromEntries(owner.map((field) => [field, id])) }
  const response = await page.request.fetch(path, method === 'GET' ? { method, params: data } : { method, data })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}
