import type { Verdict } from '@otogi/rules/summon/verify'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-shapes.tsx'
import s from './verdict-badge.module.css'

const LOOK: Readonly<Record<Verdict, { text: TextKey; icon: IconName; tone: 'good' | 'soft' | 'bad' }>> = {
  agrees: { text: 'summon.agrees', icon: 'check', tone: 'good' },
  sealed: { text: 'summon.sealed', icon: 'lock', tone: 'soft' },
  'unknown-rules': { text: 'summon.unknownRules', icon: 'warning', tone: 'bad' },
  'wrong-seed': { text: 'summon.wrongSeed', icon: 'warning', tone: 'bad' },
  'wrong-pools': { text: 'summon.wrongPools', icon: 'warning', tone: 'bad' },
  'wrong-cards': { text: 'summon.wrongCards', icon: 'warning', tone: 'bad' },
}

/** The result of recomputing a pull. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTexts()
  const { text, icon, tone } = LOOK[verdict]
  return (
    <span className={joinClasses(s['verdict'], s[tone])}>
      <Icon name={icon} />
      {t(text)}
    </span>
  )
}
