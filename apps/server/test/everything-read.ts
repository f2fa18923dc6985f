import { api } from '@otogi/contract/api'
import type { Pack } from '@otogi/content/pack'
import { GAMES } from '@otogi/rules/games/games'
import { listCharacterSecrets, formatTune } from './leaks.ts'
import type { Player } from './player.ts'
import { listPuzzleIds } from './puzzles.ts'
import { everyEndpoint } from './test-server.ts'

/** Endpoints whose replies list the whole pack and are the same for everyone. */
export const PUBLIC_PATHS: readonly string[] = [
  api.games.animes.path,
  api.guest.animes.path,
  api.games.characters.path,
  api.guest.characters.path,
  api.collection.cards.path,
  api.pack.find.path,
]

/** Calls every read that needs no session. */
export async function callPublicEndpoints(visitor: Player): Promise<void> {
  for (const endpoint of everyEndpoint.filter(({ method, who }) => method === 'GET' && who === 'open'))
    await visitor.send(endpoint)
}

/** Calls every read and downloads every picture. */
export async function readEverything(player: Player): Promise<void> {
  const today = await player.call(api.games.find)
  for (const endpoint of everyEndpoint.filter((one) => one.method === 'GET')) {
    await player.send(endpoint, Object.fromEntries(endpoint.owner.map((field) => [field, player.id])))
  }
  for (const id of [...GAMES.flatMap((game) => listPuzzleIds(today, game)), 'made-up', '', player.id]) {
    await player.send(api.games.findPuzzle, { id })
    await player.send(api.statistics.community, { id })
  }
  const shown = listReplies(player).flatMap(({ text }) => text.match(/\/media\/\w\/[\w.-]+/g) ?? [])
  for (const address of new Set(addDescriptionUrls(shown))) await player.get(address)
}

/** Adds the description URLs of puzzle media. */
export function addDescriptionUrls(urls: readonly string[]): string[] {
  const puzzles = urls.filter((url) => url.startsWith('/media/p/'))
  return [...urls, ...puzzles.map((url) => url.replace(/\.\w+$/, '.json'))]
}

/**
 * Lists the replies in which a leak can occur. Leaves out yesterday's puzzles, which are public and never repeat
 * today's answers, and the special banner, which depends only on the week.
 */
const KNOWN_PATHS: readonly string[] = [...PUBLIC_PATHS, api.statistics.yesterday.path, api.summon.banners.path]

export const listReplies = (player: Player, from = 0) =>
  player.heard.slice(from).filter(({ url }) => !KNOWN_PATHS.includes(url))

/** Lists the titles and tune of a series. Omits its characters, which may appear as wrong guesses or clues. */
export function listTitleSecrets(pack: Pack, id: string): string[] {
  const series = pack.seriesById.get(id)
  const names = series ? [...Object.values(series.title), ...Object.values(series.guess), formatTune(series)] : []
  return [...new Set([id, ...names])]
}

export function listSecretsByCharacterId(pack: Pack, id: string): string[] {
  return pack.characters.filter((one) => one.id === id).flatMap(listCharacterSecrets)
}
