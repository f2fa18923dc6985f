import { games } from '@otogi/contract/games'
import type { GamesRecord } from '@otogi/contract/puzzle'
import { useQuery } from '@tanstack/react-query'
import { useAlerts } from '../../platform/alerts.ts'
import { call } from '../../platform/call.ts'
import { storedPlayerId, useUser } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { useBalance } from '../../platform/wallet.ts'
import type { TileSegment } from './tiles.tsx'

const SURE_THROWS = 80

type TileNotes = { notes: Readonly<Record<TileSegment, string>>; solved: readonly boolean[] | undefined }

/** What each tile says of the player's day. */
export function useTileNotes(): TileNotes {
  const { t } = useTexts()
  const { uniqueCards } = useUser()
  const balance = useBalance()
  const waiting = useAlerts().quests
  const { data: record } = useQuery({
    queryKey: ['games', 'find'],
    queryFn: ({ signal }) => call(games.find, { id: storedPlayerId() ?? '' }, { signal }),
  })
  const solved = record && solvedGames(record)
  const count = solved?.filter(Boolean).length ?? 0
  const notes = {
    games: solved ? t('home.gamesSolved', { count, total: solved.length }) : t('home.gamesToday'),
    summon: balance ? t('home.summonPity', { count: balance.throws, total: SURE_THROWS }) : t('home.summonToday'),
    quests: waiting > 0 ? t('home.questsWaiting', { count: waiting }) : t('home.questsNone'),
    collection: t('home.collectionCards', { count: uniqueCards }),
    market: t('home.marketToday'),
  }
  return { notes, solved }
}

/** The six games in their order: solved in any mode. */
function solvedGames(record: GamesRecord): boolean[] {
  return [
    record.finishedImage.includes(true),
    record.finishedSilueta.includes(true),
    record.finishedName,
    record.finishedOpening.includes(true),
    record.finishedEye.includes(true),
    record.finishedPixel.includes(true),
  ]
}
