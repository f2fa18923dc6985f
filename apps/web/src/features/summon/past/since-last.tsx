import type { ReplyOf } from '@otogi/contract/endpoint'
import type { summon } from '@otogi/contract/summon'
import { formatThousands } from '@otogi/rules/format/number'
import { PITY_LIMIT } from '@otogi/rules/summon/draw'
import { useBalance } from '../../../game/wallet.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { RaritySeal } from '../../../game/rarity-seal.tsx'
import s from './since-last.module.css'

type SinceLast = ReplyOf<typeof summon.history>['sinceLast']

/**
 * Shows, for each of the rarest rarities, the number of cards drawn since the last card of that rarity. For comparison,
 * also shows the pity count, which restarts at other times.
 */
export function CardsSinceLast({ sinceLast }: { sinceLast: SinceLast }) {
  const { t } = useTexts()
  const balance = useBalance()
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
        {balance && (
          <Fact label={t('summon.untilSure', { rarity: 'S+' })}>{`${balance.pityCount} / ${PITY_LIMIT}`}</Fact>
        )}
      </dl>
      <p className={s['note']}>{t('summon.sinceNote')}</p>
    </Panel>
  )
}
