import { games } from '@otogi/contract/games'
import type { Puzzle } from '@otogi/contract/puzzle'
import { WIRE_GAME } from '@otogi/rules/games/games'
import { zoomPercent } from '@otogi/rules/games/stage'
import { useEffect, useState, type FocusEvent } from 'react'
import { readPuzzle, writePuzzle } from '../../../platform/browser-storage.ts'
import { call } from '../../../platform/call.ts'
import { storedPlayerId } from '../../../platform/session.ts'
import { useTexts, type Translate } from '../../../platform/texts.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { KamishibaiFrame } from '../../../ui/kamishibai-frame.tsx'
import { LockedOverlay } from '../locked-overlay.tsx'
import type { Play } from '../playground.tsx'
import { PuzzleMissing } from '../puzzle-missing.tsx'
import { SolvedSheet } from '../solved-sheet.tsx'
import { Stage } from '../stage.tsx'
import { Tally } from '../tally.tsx'
import { useGuess } from '../use-guess.ts'
import { usePuzzle } from '../use-puzzle.ts'
import { lampsOf, pictureOf } from './picture.ts'
import { StagePicture } from './stage-picture.tsx'
import { useAnimes } from './use-animes.ts'
import { WrongGuesses } from './wrong-guesses.tsx'
import s from './image-game.module.css'

/** A picture that shows more of itself after every failed try; the anime is to be guessed. */
export function ImageGame(play: Play) {
  const { t, language } = useTexts()
  const { data: puzzle, isError, refetch } = usePuzzle(play.standing?.puzzleId, play.isOpen)
  const items = useAnimes(language)
  const seen = useStoredStage(play, puzzle)
  const titleOf = (anime: string) => items.find(({ value }) => value === anime)?.label ?? anime
  const { guess, gain, lastWrong } = useImageGuess(play, puzzle)
  return (
    <Stage
      play={play}
      news={newsOf(t, gain !== null, lastWrong && titleOf(lastWrong))}
      side={
        <>
          <Tally play={play} />
          {puzzle?.finished ? (
            <SolvedSheet play={play} puzzle={puzzle} gain={gain} />
          ) : (
            <GuessBox play={play} puzzle={puzzle} items={items} onPick={guess} />
          )}
          {!puzzle?.finished && <WrongGuesses guesses={seen.wrongGuesses.map(titleOf)} />}
        </>
      }
    >
      {isError && !puzzle ? (
        <KamishibaiFrame>
          <PuzzleMissing onRetry={() => void refetch()} />
        </KamishibaiFrame>
      ) : (
        <Frame play={play} puzzle={puzzle} picture={seen.picture} />
      )}
    </Stage>
  )
}

function newsOf(t: Translate, isWon: boolean, wrong: string): string {
  if (isWon) return t('games.right')
  return wrong && t('games.wrong', { guess: wrong })
}

function useImageGuess({ mode }: Play, puzzle: Puzzle | undefined) {
  const [lastWrong, setLastWrong] = useState('')
  const send = (guess: string) => {
    const input = { userid: storedPlayerId() ?? '', game: WIRE_GAME.image, mode, guess }
    return call(games.guess, puzzle ? { ...input, puzzleId: puzzle._id } : input)
  }
  const { guess, gain } = useGuess(puzzle, send, {
    onJudged: (judged) => setLastWrong(judged.right ? '' : (judged.puzzle.wrongGuesses.at(-1) ?? '')),
  })
  return { guess, gain, lastWrong }
}

type Stored = { picture: string | undefined; wrongGuesses: readonly string[] }

/** What this browser remembers is shown until the server answers, and overwritten by what it says. */
function useStoredStage({ mode, isOpen }: Play, puzzle: Puzzle | undefined): Stored {
  const picture = puzzle && pictureOf(puzzle, mode)
  useEffect(() => {
    if (!puzzle) return
    writePuzzle('image', mode, { selectedIndex: 0, selected: picture ?? '', wrongGuesses: puzzle.wrongGuesses })
  }, [puzzle, picture, mode])
  if (puzzle) return { picture, wrongGuesses: puzzle.wrongGuesses }
  if (!isOpen) return { picture: undefined, wrongGuesses: [] }
  const { selected, wrongGuesses } = readPuzzle('image', mode)
  return { picture: selected || undefined, wrongGuesses }
}

type FrameProps = { play: Play; puzzle: Puzzle | undefined; picture: string | undefined }

function Frame({ play, puzzle, picture }: FrameProps) {
  const { t } = useTexts()
  const percent = puzzle?.stage ?? zoomPercent(play.standing?.tries ?? 0)
  const lamps = lampsOf(percent)
  const alt = puzzle?.solution
    ? t('games.pictureWhole', { anime: puzzle.solution.anime })
    : t('games.pictureHidden', { percent })
  return (
    <KamishibaiFrame
      curtain={puzzle?.finished ? 'up' : play.isOpen ? 'hung' : 'down'}
      lamps={{ ...lamps, label: t('games.zoomStep', { step: lamps.lit, steps: lamps.count }) }}
    >
      {play.isOpen ? <StagePicture src={picture} alt={alt} /> : <LockedOverlay mode={play.mode} />}
    </KamishibaiFrame>
  )
}

type GuessBoxProps = {
  play: Play
  puzzle: Puzzle | undefined
  items: ReturnType<typeof useAnimes>
  onPick: (guess: string) => void
}

function GuessBox({ play, puzzle, items, onPick }: GuessBoxProps) {
  const { t } = useTexts()
  return (
    <div className={s['guess']} onFocus={makeRoom}>
      <Combobox
        label={t('games.imageQuestion')}
        items={items}
        tried={new Set(puzzle?.wrongGuesses)}
        onPick={onPick}
        disabled={!play.isOpen || !puzzle}
        noMatchText={t('games.inputErrorAnime')}
        placeholder={t(play.isOpen ? 'games.guessPlaceholder' : 'games.infoBlockedInput')}
      />
    </div>
  )
}

/** A phone's own keyboard takes the lower half: the field moves up, so that its list is seen above the keys. */
function makeRoom({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (matchMedia('(pointer: coarse)').matches) currentTarget.scrollIntoView({ block: 'start' })
}
