import type { ReplyOf } from '@otogi/contract/endpoint'
import type { summon } from '@otogi/contract/summon'
import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { RaritySeal } from '../../../game/rarity-seal.tsx'
import s from './since-last.module.css'

type SinceLast = ReplyOf<typeof summon.history>['sinceLast']

/** For each of the rarest rarities, the number of cards drawn since the last card of that rarity. */
export function CardsSinceLast({ sinceLast }: { sinceLast: SinceLast }) {
  const { t } = useTexts()
  return (
    <Panel as="div">
      <dl className={s['since']}>
        {(['S+', 'SS'] as const).map((rarity) => {
          const cards = sinceLast[rarity]
          const label = (
            <>
              <RaritySeal rarity={rarity} /> {t('summon.sinceLast', { rarity })}
            </>
          )
          return (
            <Fact key={rarity} label={label}>
              {cards === null ? t('summon.noneYet') : formatThousands(cards)}
            </Fact>
          )
        })}
      </dl>
    </Panel>
  )
}
