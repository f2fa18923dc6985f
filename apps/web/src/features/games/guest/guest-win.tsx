import type { Puzzle } from '@otogi/contract/puzzle'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { GachaAmount } from '../../../game/gacha-amount.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/paper.tsx'
import { Confetti } from '../../../ui/confetti.tsx'
import s from './guest-win.module.css'

/** Shown after a guest's win: the answer, and an offer to create an account and keep the reward. */
export function GuestWin({ puzzle, isNew }: { puzzle: Puzzle; isNew: boolean }) {
  const { t, pickText } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  // The guess field disappears after the win, so the focus moves here.
  useEffect(() => {
    if (isNew) title.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <Sheet as="section" className={s['win']} aria-labelledby="guest-win">
      {isNew && <Confetti />}
      <h2 id="guest-win" ref={title} tabIndex={-1}>
        <Icon name="check" />
        {t('games.right')}
      </h2>
      {puzzle.solution && (
        <p>
          {t('games.itWas')} <b className={s['answer']}>{pickText(puzzle.solution.answers)}</b>
        </p>
      )}
      <p className={s['reward']}>
        {t('guest.keep')} <GachaAmount amount={puzzle.reward} />
      </p>
      <LinkButton href="/auth/register" icon="gift" className={s['register']}>
        {t('guest.register')}
      </LinkButton>
      <p className={s['other']}>
        {t('guest.haveAccount')} <Link href="/auth">{t('guest.signIn')}</Link>
      </p>
    </Sheet>
  )
}
