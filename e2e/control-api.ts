import type { Page } from '@playwright/test'
import type { DeskRole } from '@otogi/contract/desk/declare'
import type { Mode, RouteGame } from '@otogi/rules/games/games'
import type { Text } from '@otogi/rules/languages/languages'
import { ADDRESS, toControlAddress } from './addresses.ts'

/** The client of the test server's control API. */

async function sendCommand<Reply>(address: string, action: string, body: object): Promise<Reply> {
  const response = await fetch(`${toControlAddress(address)}${action}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Reply
}

/** Returns the id of the player signed in on a page. */
function readPlayerId(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('_id') ?? '')
}

type PuzzleAnswer = { answer: string; texts: Text }

export async function fetchAnswer(page: Page, game: RouteGame, mode: Mode = 0): Promise<PuzzleAnswer> {
  return sendCommand(page.url(), '/answer', { playerId: await readPlayerId(page), game, mode })
}

/** Returns the answer to the guest puzzle. */
export function fetchGuestAnswer(page: Page): Promise<Pick<PuzzleAnswer, 'texts'>> {
  return sendCommand(page.url(), '/guest-answer', {})
}

export async function giveGachas(page: Page, gachas: number): Promise<void> {
  await sendCommand(page.url(), '/give', { playerId: await readPlayerId(page), gachas })
}

/** Gives a page's player a role at the operator's desk. Returns the invitation. */
export async function inviteOperator(page: Page, role: DeskRole): Promise<string> {
  return sendCommand(page.url(), '/invite', { playerId: await readPlayerId(page), role })
}

/** Returns the faults that the ledger audit found. */
export function listAuditFaults(address = ADDRESS): Promise<string[]> {
  return sendCommand(address, '/books', {})
}

/** Sets a server's clock and schedules the next puzzles. The clock keeps running from that time. */
export async function setServerTime(address: string, instant: number): Promise<void> {
  await sendCommand(address, '/ahead', { aheadMs: instant - Date.now() })
}
