import { games } from '@otogi/contract/routes'
import type { GamesRecord } from '@otogi/contract/puzzle'
import { GAMES } from '@otogi/rules/games/games'
import { useQuery } from '@tanstack/react-query'
import { useAlerts } from '../../game/alerts.ts'
import { call } from '../../platform/call.ts'
import { usePack } from '../../game/pack.ts'
import { useUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { useBalance } from '../../game/wallet.ts'

const PITY_LIMIT = 80

const SEGMENTS = ['games', 'summon', 'quests', 'collection', 'market'] as const
export type TileSegment = (typeof SEGMENTS)[number]

type Art = { readonly image: string; readonly thumbnail: string }

/** Returns a showcased card for each tile. If the pack showcases too few cards, some are used twice. */
export function useTileArt(): Partial<Record<TileSegment, Art>> {
  const showcase = usePack().data?.showcase ?? []
  if (showcase.length === 0) return {}
  return Object.fromEntries(SEGMENTS.map((segment, index) => [segment, showcase[index % showcase.length]]))
}

type TileNotes = { notes: Readonly<Record<TileSegment, string>>; solved: readonly boolean[] | undefined }

/** Returns a line of text for each tile, and which games are solved today. */
export function useTileNotes(): TileNotes {
  const { t } = useTexts()
  const { uniqueCards } = useUser()
  const balance = useBalance()
  const unclaimedQuests = useAlerts().quests
  const { data: record } = useQuery({
    queryKey: ['games', 'find'],
    queryFn: ({ signal }) => call(games.find, {}, { signal }),
  })
  const solved = record && listSolvedGames(record)
  const count = solved?.filter(Boolean).length ?? 0
  const notes = {
    games: solved
      ? t('home.gamesSolved', { count, total: solved.length })
      : t('home.gamesToday', { games: GAMES.length }),
    summon: balance ? t('home.summonPity', { count: balance.pityCount, total: PITY_LIMIT }) : t('home.summonToday'),
    quests: unclaimedQuests > 0 ? t('home.questsWaiting', { count: unclaimedQuests }) : t('home.questsNone'),
    collection: t('home.collectionCards', { count: uniqueCards }),
    market: t('home.marketToday'),
  }
  return { notes, solved }
}

/** Lists, for each of the six games, whether it is solved in any mode. */
function listSolvedGames(record: GamesRecord): boolean[] {
  return GAMES.map((game) => record.games[game].some(({ finished }) => finished))
}
