import type { User } from '@otogi/contract/accounts'
import { useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { useAlerts } from '../platform/alerts.ts'
import { readPreference, writePreference } from '../platform/browser-storage.ts'
import { useTexts } from '../platform/texts.ts'
import type { TextKey } from '../texts/catalog.ts'
import { IconButton, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/paper.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import s from './first-steps.module.css'

type Step = { text: TextKey; href: string; isDone: boolean }

/** Leads a new player to the first win and the first cards, and is gone once both are there. */
export function FirstSteps({ user }: { user: User }) {
  const { t } = useTexts()
  const [isHidden, setIsHidden] = useState(() => readPreference('firstSteps') === 'hidden')
  const { games: waiting } = useAlerts()
  const path = usePathname()
  const hasWon = user.profileLevel > 1 || user.profileExp > 0
  const steps: Step[] = [
    { text: 'app.stepGuess', href: '/home/games/image', isDone: hasWon },
    { text: 'app.stepClaim', href: '/home/games/image', isDone: hasWon && waiting === 0 },
    { text: 'app.stepSummon', href: '/home/summon', isDone: user.uniqueCards > 0 },
  ]
  const now = steps.find(({ isDone }) => !isDone)
  if (isHidden || !now) return null
  const hide = () => {
    writePreference('firstSteps', 'hidden')
    setIsHidden(true)
  }
  return (
    <Panel as="aside" className={s['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('app.firstSteps')}</h2>
      <ol>
        {steps.map(({ text, isDone }) => (
          <li key={text} data-done={isDone ? '' : undefined} aria-current={text === now.text ? 'step' : undefined}>
            {isDone && <Icon name="check" />}
            {t(text)}
            {isDone && <VisuallyHidden>{t('app.stepDone')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {path !== now.href && (
        <LinkButton href={now.href} icon="right">
          {t('app.stepGo')}
        </LinkButton>
      )}
      <IconButton icon="cross" label={t('app.stepsHide')} onClick={hide} />
    </Panel>
  )
}
