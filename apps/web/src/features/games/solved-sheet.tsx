import type { Puzzle } from '@otogi/contract/puzzle'
import { DESCRIPTORS } from '@otogi/rules/games/games'
import { RewardStatus, WIN_EXPERIENCE } from '@otogi/rules/rewards/rewards'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { loadTexts, useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { Confetti } from '../../ui/confetti.tsx'
import type { LevelGain } from './use-guess.ts'
import { NextGameLink, NextSteps } from './next-steps.tsx'
import s from './solved-sheet.module.css'
import type { Play } from './play.ts'

const CompletedQuests = lazy(async () => {
  const [{ CompletedQuests: Quests }] = await Promise.all([
    import('./after/completed-quests.tsx'),
    loadTexts(['quests']),
  ])
  return { default: Quests }
})

type Props = { play: Play; puzzle: Puzzle; levelGain: LevelGain | null }

/** Shown after a win: the answer, the reward, and the next steps. */
export function SolvedSheet({ play, puzzle, levelGain }: Props) {
  const { t, pickText } = useTexts()
  const { title, actions } = useFocusOnWin(play, levelGain)
  const { asks } = DESCRIPTORS[play.game]
  // In the name game, the answer is spelled as in the boxes, which are the same in every language.
  const answer = puzzle.solution && (asks === 'word' ? puzzle.solution.answer : pickText(puzzle.solution.answers))
  return (
    <Sheet
      as="section"
      className={s['sheet']}
      data-portrait={asks === 'word' ? '' : undefined}
      aria-labelledby="solved-title"
    >
      {levelGain && <Confetti />}
      <h2 ref={title} tabIndex={-1} id="solved-title" className={s['title']}>
        <Icon name="check" />
        {t('games.right')}
      </h2>
      {answer && (
        <p className={s['message']}>
          {t('games.itWas')} <b className={s['answer']}>{answer}</b>
          {asks !== 'series' && <span className={s['anime']}>{puzzle.anime}</span>}
        </p>
      )}
      {asks === 'word' && puzzle.solution && (
        <img className={s['portrait']} src={puzzle.solution.picture} alt={answer ?? ''} draggable={false} />
      )}
      <NextGameLink play={play} />
      <p ref={actions} className={s['levelGain']}>
        {levelGain && t('games.experience', { amount: WIN_EXPERIENCE })}
        {levelGain?.isNewLevel && (
          <b className={s['level']}>
            <Icon name="star" />
            {t('games.levelUp', { level: levelGain.level })}
          </b>
        )}
        {puzzle.solution && (
          <Link href={`/home/collection/${puzzle.solution.card}`} className={s['card']}>
            <Icon name="collection" />
            {t('games.seeCard')}
          </Link>
        )}
      </p>
      <NextSteps play={play} puzzle={puzzle}>
        <Suspense>
          <CompletedQuests game={play.game} />
        </Suspense>
      </NextSteps>
    </Sheet>
  )
}

/** After a win, moves the focus to the title and scrolls to the answer and the next steps unless they are visible. */
function useFocusOnWin(play: Play, levelGain: LevelGain | null) {
  const title = useRef<HTMLHeadingElement>(null)
  const actions = useRef<HTMLParagraphElement>(null)
  // The guess field disappears after the win, so the focus moves here.
  useEffect(() => {
    if (levelGain) title.current?.focus({ preventScroll: true })
  }, [levelGain])
  // When the claim button appears, it pushes the next steps down, so the page scrolls again.
  const canClaim = play.round?.rewardStatus === RewardStatus.claimable
  useEffect(() => {
    if (levelGain && canClaim) actions.current?.scrollIntoView({ block: 'nearest' })
  }, [levelGain, canClaim])
  return { title, actions }
}
