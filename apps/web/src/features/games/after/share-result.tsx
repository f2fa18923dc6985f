import { challenges } from '@otogi/contract/routes'
import { hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import { useQuery } from '@tanstack/react-query'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { useSafeColors } from '../../../platform/appearance.ts'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ShareDialog } from '../../../ui/share-dialog.tsx'
import { writeSquares, type Grid } from './grid.ts'
import { drawShareImage } from './share-image.ts'

export type SharedResult = {
  game: Game
  mode: Mode
  /** The day of the puzzle; undefined for today. */
  day?: string
  number: number
  personal?: boolean
  finished: boolean
  tries: number
  grid: Grid
}

/** Path of the page that leads to today's puzzle. */
export const TODAY_PATH = '/today'

type Props = { result: SharedResult; onClose: () => void }

/** Shares a result without the answer. The link is a challenge: friends who open it play the same puzzle. */
export function ShareResult({ result, onClose }: Props) {
  const { game, mode, day } = result
  const { data, isPending } = useQuery({
    queryKey: ['challenges', 'link', game, mode, day],
    queryFn: ({ signal }) => call(challenges.link, { game, mode, ...(day !== undefined && { day }) }, { signal }),
    staleTime: Infinity,
  })
  if (isPending) return null
  return <ChallengeDialog result={result} path={data?.path ?? TODAY_PATH} onClose={onClose} />
}

/** The dialog for sharing a result with a known link. */
export function ChallengeDialog({ result, path, onClose }: Props & { path: string }) {
  const { t } = useTexts()
  const hasSafeColors = useSafeColors()
  const words = useShareTexts(result)
  const squares = result.grid.map((row) => writeSquares(row, hasSafeColors))
  const url = location.origin + path
  return (
    <ShareDialog
      title={t('challenges.share')}
      note={path === TODAY_PATH ? undefined : t('challenges.shareNote')}
      text={[words.title, words.result, ...squares, t('challenges.invitation'), url].join('\n')}
      draw={() => drawShareImage(result.grid, words, hasSafeColors)}
      alt={`${words.title}. ${words.result}`}
      fileName="otogi.png"
      onClose={onClose}
    />
  )
}

function useShareTexts({ game, mode, number, personal = false, finished, tries }: SharedResult) {
  const { t } = useTexts()
  const name = t(GAME_TEXTS[game].name)
  const parts = [`Otogi ${number}`, name, hasModes(game) && t(MODE_TEXT[mode]), personal && t('games.sharePersonal')]
  return {
    title: parts.filter((part) => part !== false).join(' · '),
    result: t(finished ? 'games.shareSolved' : 'games.shareUnsolved', { tries }),
    address: location.host,
  }
}
