import type { Puzzle } from '@otogi/contract/puzzle'
import { hasModes } from '@otogi/rules/games/games'
import { useTexts } from '../../../platform/texts.ts'
import { ShareDialog } from '../../../ui/share-dialog.tsx'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { buildGrid, buildShareText } from './grid.ts'
import { drawShareImage } from './share-image.ts'
import type { Play } from '../play.ts'

type Props = { play: Play; puzzle: Puzzle; onClose: () => void }

/** A dialog for sharing the result. The shared text and image do not contain the answer. */
export function ShareResult({ play, puzzle, onClose }: Props) {
  const { t } = useTexts()
  const words = useShareTexts(play, puzzle)
  const grid = buildGrid(play.game, puzzle)
  return (
    <ShareDialog
      title={t('games.shareTitle')}
      text={buildShareText(`${words.title}\n${words.result}`, grid, location.origin)}
      draw={() => drawShareImage(grid, words)}
      alt={`${words.title}. ${words.result}`}
      fileName="otogi.png"
      onClose={onClose}
    />
  )
}

function useShareTexts({ game, mode }: Play, { number, personal, finished, tries }: Puzzle) {
  const { t } = useTexts()
  const name = t(GAME_TEXTS[game].name)
  const parts = [`Otogi ${number}`, name, hasModes(game) && t(MODE_TEXT[mode]), personal && t('games.sharePersonal')]
  return {
    title: parts.filter((part) => part !== false).join(' · '),
    result: t(finished ? 'games.shareSolved' : 'games.shareUnsolved', { tries }),
    address: location.host,
  }
}
