import type { Puzzle } from '@otogi/contract/puzzle'
import { DESCRIPTORS } from '@otogi/rules/games/games'
import { GAME_TEXTS, type PictureGame } from '../../../game/game-texts.ts'
import { useTexts, type Translate } from '../../../platform/texts.ts'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { Clue } from '../clue.tsx'
import { LazyLockedOverlay } from '../lazy-locked-overlay.tsx'
import { usePictureText } from '../use-media-description.ts'
import { getStepLamps, chooseShape } from './picture.ts'
import { PictureLayers } from './picture-layers.tsx'
import type { Play } from '../play.ts'

type Props = {
  game: PictureGame
  play: Play
  puzzle: Puzzle | undefined
  picture: string | undefined
  onLoaded: (() => void) | undefined
}

/** The picture to guess from, with lamps that show the reveal step. */
export function PictureFrame({ game, play, puzzle, picture, onLoaded }: Props) {
  const { t } = useTexts()
  const isFinished = puzzle?.finished ?? play.round?.finished ?? false
  const lamps = getStepLamps(game, puzzle?.tries ?? play.round?.tries ?? 0, isFinished)
  const shape = chooseShape(game, isFinished)
  const { hasClue, reveal } = DESCRIPTORS[game]
  const text = usePictureText(puzzle && !isFinished ? picture : undefined)
  const alt = toAltText(t, game, puzzle)
  return (
    <PuzzleFrame
      curtain={play.isOpen ? (shape === 'portrait' ? 'up' : 'hung') : 'down'}
      lamps={{ ...lamps, label: t(GAME_TEXTS[game].steps, { step: lamps.lit, steps: lamps.count }) }}
    >
      {play.isOpen ? (
        <PictureLayers
          key={shape}
          shape={shape}
          src={picture}
          alt={text === undefined ? alt : `${alt}. ${text}`}
          sharp={reveal === 'blocks'}
          onLoaded={onLoaded}
        />
      ) : (
        <LazyLockedOverlay mode={play.mode} />
      )}
      {hasClue && play.isOpen && !isFinished && <Clue clue={puzzle?.clue ?? null} pendingText="games.clueLaterTries" />}
    </PuzzleFrame>
  )
}

function toAltText(t: Translate, game: PictureGame, puzzle: Puzzle | undefined): string {
  if (!puzzle?.solution)
    return t(GAME_TEXTS[game].hidden, { percent: puzzle?.revealStep ?? 0, block: puzzle?.revealStep ?? 0 })
  if (DESCRIPTORS[game].asks === 'series') return t('games.pictureWhole', { anime: puzzle.anime })
  return t('games.characterWhole', { name: puzzle.solution.answer, anime: puzzle.anime })
}
