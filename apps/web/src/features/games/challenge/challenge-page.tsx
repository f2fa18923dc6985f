import type { Challenge } from '@otogi/contract/challenges'
import { hasModes } from '@otogi/rules/games/games'
import { isAnswerRevealed } from '@otogi/rules/games/reveal'
import { useParams } from 'wouter'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { Refused } from '../../../platform/refused.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isListGame } from '../list-game/question.ts'
import { ListChallenge } from './list-challenge.tsx'
import { NameChallenge } from './name-challenge.tsx'
import { useChallenge } from './use-challenge.ts'
import s from './challenge.module.css'

/** A puzzle that a player has shared, for anyone who follows the link. */
export function ChallengePage() {
  const { t } = useTexts()
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useChallenge(token)
  if (data) return <ChallengeView token={token} challenge={data} />
  if (!error) return <Skeleton className={s['waiting']} />
  const isUnknown = error instanceof Refused && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
  return (
    <>
      <PageTitle title={t('challenges.title')} hidden />
      <EmptyState
        text={t(isUnknown ? 'challenges.unknown' : 'games.loadFailed')}
        action={
          isUnknown ? (
            <LinkButton href="/" icon="games">
              {t('challenges.toGames')}
            </LinkButton>
          ) : (
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('games.retry')}
            </Button>
          )
        }
      />
    </>
  )
}

function ChallengeView({ token, challenge }: { token: string; challenge: Challenge }) {
  const { t } = useTexts()
  const { puzzle, sharer, isMine } = challenge
  const { game, mode } = puzzle
  const parts = [t(GAME_TEXTS[game].name), hasModes(game) && t(MODE_TEXT[mode]), `Otogi ${puzzle.number}`]
  const isOver = puzzle.finished || isAnswerRevealed(game, puzzle.tries)
  return (
    <>
      <PageTitle title={isMine ? t('challenges.mine') : t('challenges.from', { username: sharer.username })} />
      <p className={s['about']}>
        <b>{parts.filter((part) => part !== false).join(' · ')}</b>
        {!isOver && <span>{describeResult()}</span>}
        {!isOver && <span>{t(GAME_TEXTS[game].howTo)}</span>}
      </p>
      {isListGame(game) ? (
        <ListChallenge key={puzzle.id} game={game} token={token} challenge={challenge} />
      ) : (
        <NameChallenge key={puzzle.id} token={token} challenge={challenge} />
      )}
    </>
  )

  function describeResult(): string {
    const { username, finished, tries } = sharer
    return t(finished ? 'challenges.solvedWith' : 'challenges.notSolved', { username, count: tries })
  }
}
