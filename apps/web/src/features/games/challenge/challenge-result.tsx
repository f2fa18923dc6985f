import type { Challenge } from '@otogi/contract/challenges'
import { DESCRIPTORS, GAMES, ROUTE_GAME } from '@otogi/rules/games/games'
import type { LetterColor } from '@otogi/rules/name-game/color'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { readStoredPlayerId } from '../../../game/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/paper.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { buildGrid, type Grid } from '../after/grid.ts'
import { Confetti } from '../../../ui/confetti.tsx'
import { ColorSign } from '../name/color-sign.tsx'
import s from './challenge.module.css'

const ChallengeDialog = lazy(async () => ({ default: (await import('../after/share-result.tsx')).ChallengeDialog }))

type Props = {
  token: string
  challenge: Challenge
  /** Whether the round has ended since the page was opened. */
  isNew: boolean
}

/** Shown when the visitor's round is over: the answer, and both results next to each other. */
export function ChallengeResult({ token, challenge, isNew }: Props) {
  const { t, pickText } = useTexts()
  const { puzzle, sharer, isMine } = challenge
  const { game, mode, number, finished, tries, solution } = puzzle
  const [isSharing, setIsSharing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The guess field disappears, so the focus moves here.
  useEffect(() => {
    if (isNew) title.current?.focus({ preventScroll: true })
  }, [isNew])
  const own = buildGrid(game, puzzle)
  const isWord = DESCRIPTORS[game].asks === 'word'
  return (
    <Sheet as="section" className={s['result']} aria-labelledby="challenge-result">
      {isNew && finished && <Confetti />}
      <h2 id="challenge-result" ref={title} tabIndex={-1}>
        {finished && <Icon name="check" />}
        {t(finished ? 'games.right' : 'games.answerWas')}
      </h2>
      {solution && (
        <p>
          {finished && t('games.itWas')}{' '}
          <b className={s['answer']}>{isWord ? solution.answer : pickText(solution.answers)}</b>
        </p>
      )}
      {!isMine && (
        <>
          <ul className={s['both']} aria-label={t('challenges.both')}>
            <PlayerResult
              name={sharer.username}
              grid={buildGrid(game, { ...sharer, length: puzzle.length })}
              result={sharer}
            />
            <PlayerResult name={t('challenges.you')} grid={own} result={puzzle} />
          </ul>
          <p className={s['verdict']}>{t(chooseVerdict(puzzle, sharer), { username: sharer.username })}</p>
        </>
      )}
      <VisitorActions challenge={challenge} />
      <Button variant="quiet" icon="share" onClick={() => setIsSharing(true)}>
        {t('games.share')}
      </Button>
      <Suspense>
        {isSharing && (
          <ChallengeDialog
            result={{ game, mode, number, personal: puzzle.personal, finished, tries, grid: own }}
            path={`/challenges/${token}`}
            onClose={() => setIsSharing(false)}
          />
        )}
      </Suspense>
    </Sheet>
  )
}

type Result = { readonly finished: boolean; readonly tries: number }

function chooseVerdict(own: Result, other: Result) {
  const score = ({ finished, tries }: Result) => (finished ? tries : Infinity)
  if (score(own) === score(other)) return 'challenges.draw'
  return score(own) < score(other) ? 'challenges.ahead' : 'challenges.behind'
}

function PlayerResult({ name, grid, result: { finished, tries } }: { name: string; grid: Grid; result: Result }) {
  const { t } = useTexts()
  return (
    <li>
      <b>{name}</b>
      <span className={s['squares']} aria-hidden="true">
        {grid.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never change their order
          <SquareRow key={index} colors={row} />
        ))}
      </span>
      <span>{t(finished ? 'games.shareSolved' : 'games.shareUnsolved', { tries })}</span>
    </li>
  )
}

function SquareRow({ colors }: { colors: readonly LetterColor[] }) {
  return (
    <span className={s['row']}>
      {colors.map((color, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- squares never change their order
        <span key={index} className={s['square']} data-color={color}>
          <ColorSign color={color} />
        </span>
      ))}
    </span>
  )
}

/** The next step: a guest may create an account, a player continues with today's games. */
function VisitorActions({ challenge: { round, puzzle } }: { challenge: Challenge }) {
  const { t } = useTexts()
  if (readStoredPlayerId() === null) {
    return (
      <>
        <p>
          {round === 'guest' && puzzle.finished
            ? t('challenges.keepReward')
            : t('challenges.join', { games: GAMES.length })}
        </p>
        <LinkButton href="/auth/register" icon="gift">
          {t('challenges.register')}
        </LinkButton>
      </>
    )
  }
  const isPaid = round === 'own' && puzzle.finished
  return (
    <LinkButton href={`/home/games/${ROUTE_GAME[puzzle.game]}`} icon="right">
      {t('challenges.toGames')}
      {isPaid && <VisuallyHidden>{t('challenges.claimThere')}</VisuallyHidden>}
    </LinkButton>
  )
}
