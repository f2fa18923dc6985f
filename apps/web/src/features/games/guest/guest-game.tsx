import type { Puzzle } from '@otogi/contract/puzzle'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { GachaAmount } from '../../../game/gacha-amount.tsx'
import { GAME_TEXTS } from '../../../game/game-texts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/paper.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Combobox } from '../list-game/combobox.tsx'
import { describeQuestion } from '../list-game/question.ts'
import { findClueUrl, findSolutionUrl, findUnsolvedClueUrl } from '../list-game/media-urls.ts'
import { WrongGuesses } from '../list-game/wrong-guesses.tsx'
import { usePictureText } from '../use-media-description.ts'
import { getStepLamps } from '../picture/picture.ts'
import { PictureLayers } from '../picture/picture-layers.tsx'
import { PuzzleError } from '../puzzle-error.tsx'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { useGuestRound, useGuestSuggestions, type GuestRound } from './use-guest-round.ts'
import s from './guest-game.module.css'

const GuestWin = lazy(async () => ({ default: (await import('./guest-win.tsx')).GuestWin }))

type Props = {
  /** Content above the guess field; on narrow screens, it is above the picture. */
  head: ReactNode
  /** Content below the guess field. */
  children: ReactNode
}

/** Today's picture puzzle, playable without an account. */
export function GuestGame({ head, children }: Props) {
  const { t } = useTexts()
  const round = useGuestRound()
  const [isLoaded, setIsLoaded] = useState(false)
  const { puzzle, lastWrong, hasWon } = round
  const items = useGuestSuggestions()
  const labelOf = (guess: string) => items.find(({ value }) => value === guess)?.label ?? guess
  return (
    <section className={s['game']} aria-label={t('guest.puzzle')}>
      <VisuallyHidden as="div">
        <output>{hasWon ? t('games.right') : lastWrong && t('games.wrong', { guess: labelOf(lastWrong) })}</output>
      </VisuallyHidden>
      <div className={s['head']}>{head}</div>
      <div className={s['picture']}>
        <GuestPicture round={round} onLoaded={() => setIsLoaded(true)} />
      </div>
      <div className={s['side']}>
        {puzzle?.finished ? (
          <Suspense>
            <GuestWin puzzle={puzzle} isNew={hasWon} />
          </Suspense>
        ) : (
          <Sheet as="div" className={s['guess']}>
            <GuestField round={round} items={items} isReady={isLoaded && items.length > 0} />
            <p className={s['reward']}>
              <VisuallyHidden>{t('guest.reward')}</VisuallyHidden> {puzzle && <GachaAmount amount={puzzle.reward} />}
            </p>
          </Sheet>
        )}
        {puzzle && !puzzle.finished && (
          <WrongGuesses guesses={puzzle.wrongGuesses.map((value) => ({ value, label: labelOf(value) }))} />
        )}
        {children}
        {!puzzle?.finished && (
          <LinkButton href="/auth/register" className={s['register']}>
            {t('guest.register')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

type FieldProps = { round: GuestRound; items: ReturnType<typeof useGuestSuggestions>; isReady: boolean }

function GuestField({ round: { puzzle, guess, judging }, items, isReady }: FieldProps) {
  const { t } = useTexts()
  const { question, placeholder, noMatch } = describeQuestion('image')
  return (
    <Combobox
      label={t(question)}
      items={items}
      tried={new Set(puzzle?.wrongGuesses)}
      onPick={guess}
      pending={judging && (items.find(({ value }) => value === judging)?.label ?? judging)}
      disabled={!isReady}
      noMatchText={t(noMatch)}
      placeholder={t(placeholder)}
    />
  )
}

function GuestPicture({ round: { puzzle, isError, refetch }, onLoaded }: { round: GuestRound; onLoaded: () => void }) {
  const { t, pickText } = useTexts()
  const text = usePictureText(findUnsolvedClueUrl(puzzle))
  if (isError && !puzzle)
    return (
      <PuzzleFrame>
        <PuzzleError onRetry={refetch} />
      </PuzzleFrame>
    )
  const lamps = getStepLamps('image', puzzle?.tries ?? 0, puzzle?.finished ?? false)
  return (
    <PuzzleFrame lamps={{ ...lamps, label: t(GAME_TEXTS.image.steps, { step: lamps.lit, steps: lamps.count }) }}>
      <PictureLayers
        shape="scene"
        src={puzzle && (findSolutionUrl(puzzle) ?? findClueUrl(puzzle))}
        alt={puzzle ? describePicture(puzzle) : ''}
        sharp={false}
        onLoaded={puzzle && onLoaded}
      />
    </PuzzleFrame>
  )

  function describePicture({ solution, revealStep }: Puzzle): string {
    if (solution) return t('games.pictureWhole', { anime: pickText(solution.answers) })
    const alt = t(GAME_TEXTS.image.hidden, { percent: revealStep })
    return text === undefined ? alt : `${alt}. ${text}`
  }
}
