import { api } from '@otogi/contract/api'
import type { Pack } from '@otogi/content/pack'
import { GAMES } from '@otogi/rules/games/games'
import { secretsOf, tuneOf } from './leaks.ts'
import type { Player } from './player.ts'
import { puzzleIdsOf } from './puzzles.ts'
import { everyEndpoint } from './world.ts'

/** The whole pack's lists: the same for everybody on every day, so they tell nothing of a puzzle. */
export const PUBLIC_PATHS: readonly string[] = [
  api.games.animes.path,
  api.games.characters.path,
  api.collection.cards.path,
  api.pack.find.path,
]

/** Asks for everything that can be read, and looks at every picture it is shown. */
export async function walk(player: Player): Promise<void> {
  const today = await player.call(api.games.find)
  for (const endpoint of everyEndpoint.filter((one) => one.method === 'GET')) {
    await player.send(endpoint, Object.fromEntries(endpoint.owner.map((field) => [field, player.id])))
  }
  for (const id of [...GAMES.flatMap((game) => puzzleIdsOf(today, game)), 'made-up', '', player.id]) {
    await player.send(api.games.findPuzzle, { id })
    await player.send(api.statistics.community, { id })
  }
  const shown = told(player).flatMap(({ text }) => text.match(/\/media\/\w\/[\w.-]+/g) ?? [])
  for (const address of new Set(shown)) await player.get(address)
}

/**
 * Yesterday's puzzles are over, and the same for everybody; today's never are yesterday's. The special banner goes by the
 * week, whatever is played.
 */
const KNOWN_PATHS: readonly string[] = [...PUBLIC_PATHS, api.statistics.yesterday.path, api.summon.banners.path]

export const told = (player: Player, from = 0) =>
  player.heard.slice(from).filter(({ url }) => !KNOWN_PATHS.includes(url))

/** What names a series itself, or plays its tune: where all is guessed, its characters are told as wrong guesses or clues. */
export function titlesOf(pack: Pack, id: string): string[] {
  const series = pack.seriesById.get(id)
  const names = series ? [...Object.values(series.title), ...Object.values(series.guess), tuneOf(series)] : []
  return [...new Set([id, ...names])]
}

export function characterSecretsOf(pack: Pack, id: string): string[] {
  return pack.characters.filter((one) => one.id === id).flatMap(secretsOf)
}
