import type { User } from '@otogi/contract/accounts'
import { usePathname } from 'wouter/use-browser-location'
import { useAlerts } from '../game/alerts.ts'
import { useTexts } from '../platform/texts.ts'
import type { TextKey } from '../texts/catalog.ts'
import { IconButton, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/paper.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import s from './first-steps.module.css'

type Step = { text: TextKey; href: string; isDone: boolean }

/** Guides new players to their first win and first cards, then disappears. */
export function FirstSteps({ user, onHide }: { user: User; onHide: () => void }) {
  const { t } = useTexts()
  const { games: waiting } = useAlerts()
  const path = usePathname()
  const hasWon = user.level > 1 || user.experience > 0
  const steps: Step[] = [
    { text: 'home.stepGuess', href: '/home/games/image', isDone: hasWon },
    { text: 'home.stepClaim', href: '/home/games/image', isDone: hasWon && waiting === 0 },
    { text: 'home.stepSummon', href: '/home/summon', isDone: user.uniqueCards > 0 },
  ]
  const now = steps.find(({ isDone }) => !isDone)
  if (!now) return null
  return (
    <Panel as="aside" className={s['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('home.firstSteps')}</h2>
      <ol>
        {steps.map(({ text, isDone }) => (
          <li key={text} data-done={isDone ? '' : undefined} aria-current={text === now.text ? 'step' : undefined}>
            {isDone && <Icon name="check" />}
            {t(text)}
            {isDone && <VisuallyHidden>{t('home.stepDone')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {path !== now.href && (
        <LinkButton href={now.href} icon="right">
          <span>{t('home.stepGo')}</span>
        </LinkButton>
      )}
      <IconButton icon="cross" label={t('home.stepsHide')} onClick={onHide} />
    </Panel>
  )
}
