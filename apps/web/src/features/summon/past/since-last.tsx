import type { ReplyOf } from '@otogi/contract/endpoint'
import type { summon } from '@otogi/contract/summon'
import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../../platform/texts.ts'
import { Panel } from '../../../ui/paper.tsx'
import { RaritySeal } from '../../../ui/rarity-seal.tsx'
import s from './since-last.module.css'

type SinceLast = ReplyOf<typeof summon.history>['sinceLast']

/** How long ago the rarest cards came, counted in cards. */
export function SinceLast({ sinceLast }: { sinceLast: SinceLast }) {
  const { t } = useTexts()
  return (
    <Panel as="div">
      <dl className={s['since']}>
        {(['S+', 'SS'] as const).map((rarity) => {
          const cards = sinceLast[rarity]
          return (
            <div key={rarity}>
              <dt>
                <RaritySeal rarity={rarity} /> {t('summon.sinceLast', { rarity })}
              </dt>
              <dd>{cards === null ? t('summon.noneYet') : formatThousands(cards)}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
