import type { Puzzle } from '@otogi/contract/puzzle'
import { useTexts, type Translate } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { Clue } from '../clue.tsx'
import { LockedOverlay } from '../locked-overlay.tsx'
import { lampsOf, shapeOf, type Pictured } from './picture.ts'
import { StagePicture } from './stage-picture.tsx'
import type { Play } from '../play.ts'

type Props = {
  game: Pictured
  play: Play
  puzzle: Puzzle | undefined
  picture: string | undefined
  onCome: (() => void) | undefined
}

const LAMPS_TEXT = {
  image: 'games.zoomStep',
  pixel: 'games.pixelStep',
  silhouette: 'games.clueStep',
  eyes: 'games.clueStep',
} as const satisfies Record<Pictured, TextKey>

/** The picture to be guessed from on its stage, with the lamps that tell how far it has come. */
export function PictureFrame({ game, play, puzzle, picture, onCome }: Props) {
  const { t } = useTexts()
  const isFinished = puzzle?.finished ?? play.standing?.finished ?? false
  const lamps = lampsOf(game, puzzle?.tries ?? play.standing?.tries ?? 0, isFinished)
  const shape = shapeOf(game, isFinished)
  const isClued = game === 'silhouette' || game === 'eyes'
  return (
    <PuzzleFrame
      curtain={play.isOpen ? (shape === 'portrait' ? 'up' : 'hung') : 'down'}
      lamps={{ ...lamps, label: t(LAMPS_TEXT[game], { step: lamps.lit, steps: lamps.count }) }}
    >
      {play.isOpen ? (
        <StagePicture
          key={shape}
          shape={shape}
          src={picture}
          alt={altOf(t, game, puzzle)}
          sharp={game === 'pixel'}
          onCome={onCome}
        />
      ) : (
        <LockedOverlay mode={play.mode} />
      )}
      {isClued && play.isOpen && !isFinished && <Clue clue={puzzle?.clue ?? null} later="games.clueLaterTries" />}
    </PuzzleFrame>
  )
}

const HIDDEN = {
  image: 'games.pictureHidden',
  pixel: 'games.pixelHidden',
  silhouette: 'games.silhouetteHidden',
  eyes: 'games.eyesHidden',
} as const satisfies Record<Pictured, TextKey>

function altOf(t: Translate, game: Pictured, puzzle: Puzzle | undefined): string {
  if (!puzzle?.solution) return t(HIDDEN[game], { percent: puzzle?.stage ?? 0, block: puzzle?.stage ?? 0 })
  if (game === 'image' || game === 'pixel') return t('games.pictureWhole', { anime: puzzle.anime_name })
  return t('games.characterWhole', { name: puzzle.solution.answer, anime: puzzle.anime_name })
}
