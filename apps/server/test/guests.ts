import { api } from '@otogi/contract/api'
import type { Player } from './player.ts'
import { readSharedAnswerId } from './puzzles.ts'
import type { TestServer } from './test-server.ts'

let networks = 0
/** Creates headers for a visitor on their own network. */
export const createNetworkHeaders = () => ({
  'x-forwarded-for': `198.51.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`,
})

export async function readGuestAnswer(server: TestServer): Promise<string> {
  return server.games.answers.get('image', await readSharedAnswerId(server, 'image')).text
}

export async function listGuestMisses(server: TestServer): Promise<string[]> {
  const answer = await readGuestAnswer(server)
  return server.games.answers.animes.map(({ text }) => text).filter((text) => text !== answer)
}

export async function guessAsGuest(guest: Player, title: string, headers: Record<string, string> = {}) {
  const { _id: puzzleId } = await guest.call(api.guest.find)
  return guest.call(api.guest.guess, { puzzleId, guess: title }, headers)
}

let players = 0
/** Creates an account in a guest's browser. */
export async function signUpInBrowser(guest: Player, headers: Record<string, string> = {}): Promise<Player> {
  const username = `guest${++players}`
  const form = { username, password: 'lantern7', email: `${username}@example.org`, googleAccount: false }
  guest.id = (await guest.call(api.accounts.create, form, headers))._id
  return guest
}
