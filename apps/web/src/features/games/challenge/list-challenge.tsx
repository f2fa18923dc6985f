import type { Challenge } from '@otogi/contract/challenges'
import { useState } from 'react'
import { GAME_TEXTS } from '../../../game/game-texts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Sheet } from '../../../ui/paper.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Combobox } from '../list-game/combobox.tsx'
import { describeQuestion, type ListGame } from '../list-game/question.ts'
import { findClueUrl, findSolutionUrl, findUnsolvedClueUrl } from '../list-game/media-urls.ts'
import { WrongGuesses } from '../list-game/wrong-guesses.tsx'
import { OpeningFrame } from '../opening/opening-frame.tsx'
import { PictureFrame } from '../picture/picture-frame.tsx'
import { PictureText } from '../picture/picture-text.tsx'
import { isPictureGame } from '../picture/picture.ts'
import { ChallengeResult } from './challenge-result.tsx'
import { toPlay } from './play.ts'
import { useChallengeGuess, useVisitorSuggestions } from './use-challenge.ts'
import s from './challenge.module.css'

type Props = { game: ListGame; token: string; challenge: Challenge }

/** A shared puzzle whose answer is selected from a list. */
export function ListChallenge({ game, token, challenge }: Props) {
  const { t } = useTexts()
  const { puzzle } = challenge
  const items = useVisitorSuggestions(game)
  const [lastWrong, setLastWrong] = useState('')
  const [isLoaded, setIsLoaded] = useState(false)
  const { guess, judging, hasWon } = useChallengeGuess(token, challenge, ({ right, challenge: next }) =>
    setLastWrong(right ? '' : (next.puzzle.wrongGuesses.at(-1) ?? '')),
  )
  const itemOf = (text: string) => items.find(({ value }) => value === text) ?? { value: text, label: text }
  const { question, placeholder, noMatch } = describeQuestion(game)
  const shown = findSolutionUrl(puzzle) ?? findClueUrl(puzzle)
  const frame = { play: toPlay(puzzle), puzzle, onLoaded: () => setIsLoaded(true) }
  return (
    <section className={s['game']} aria-label={t('challenges.puzzle')}>
      <VisuallyHidden as="div">
        <output>{hasWon ? t('games.right') : lastWrong && t('games.wrong', { guess: itemOf(lastWrong).label })}</output>
      </VisuallyHidden>
      <div
        className={s['puzzle']}
        data-tall={isPictureGame(game) && GAME_TEXTS[game].shape === 'portrait' ? '' : undefined}
      >
        {isPictureGame(game) ? (
          <PictureFrame {...frame} game={game} picture={shown} />
        ) : (
          <OpeningFrame {...frame} clip={findClueUrl(puzzle)} />
        )}
      </div>
      <div className={s['side']}>
        {puzzle.finished ? (
          <ChallengeResult token={token} challenge={challenge} isNew={hasWon} />
        ) : (
          <Sheet as="div" className={s['guess']}>
            <Combobox
              label={t(question)}
              items={items}
              tried={new Set(puzzle.wrongGuesses)}
              onPick={guess}
              pending={judging === undefined ? undefined : itemOf(judging).label}
              disabled={!isLoaded || items.length === 0}
              noMatchText={t(noMatch)}
              placeholder={t(placeholder)}
            />
            {challenge.round === 'challenge' && <p className={s['note']}>{t('challenges.noReward')}</p>}
          </Sheet>
        )}
        {!puzzle.finished && <WrongGuesses guesses={puzzle.wrongGuesses.map(itemOf)} />}
        {isPictureGame(game) && <PictureText src={findUnsolvedClueUrl(puzzle)} />}
      </div>
    </section>
  )
}
