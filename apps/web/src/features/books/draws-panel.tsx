import { formatDecimal, formatShare } from '@otogi/rules/format/decimal'
import { formatThousands } from '@otogi/rules/format/number'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/paper.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { layOutBand, isFair } from './fairness.ts'
import type { Books } from './use-books.ts'
import s from './draws-panel.module.css'

type Props = Pick<Books, 'drawn' | 'promised'> & { cards: number }

/**
 * Compares the numbers of drawn cards with the published odds. The band marks the numbers that are likely with fair
 * draws.
 */
export function DrawsPanel({ drawn, promised, cards }: Props) {
  const { t } = useTexts()
  const unlikely = RARITIES.filter((rarity) => !isFair(drawn[rarity]))
  return (
    <Panel>
      <h2>{t('books.draws')}</h2>
      <p className={s['text']}>{t('books.drawsText')}</p>
      {cards === 0 ? (
        <p>{t('books.nothingToCheck')}</p>
      ) : (
        <>
          <div className={s['scroll']}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('books.rarity')}</th>
                  <th scope="col">{t('books.promised')}</th>
                  <th scope="col">{t('books.drawn')}</th>
                  <th scope="col">{t('books.expected')}</th>
                  <th scope="col">{t('books.band')}</th>
                </tr>
              </thead>
              <tbody>
                {RARITIES.toReversed().map((rarity) => (
                  <RarityRow
                    key={rarity}
                    rarity={rarity}
                    draws={drawn[rarity]}
                    promised={promised[rarity]}
                    cards={cards}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <p className={s['verdict']} data-fair={unlikely.length === 0 ? '' : undefined}>
            <Icon name={unlikely.length === 0 ? 'check' : 'warning'} />
            {unlikely.length === 0 ? t('books.fair') : t('books.strange', { rarities: unlikely.join(', ') })}
          </p>
        </>
      )}
    </Panel>
  )
}

type RowProps = { rarity: Rarity; draws: Books['drawn'][Rarity]; promised: number; cards: number }

function RarityRow({ rarity, draws, promised, cards }: RowProps) {
  const { t } = useTexts()
  const percent = (share: number) => formatShare(share, { maximumFractionDigits: 2 })
  const { from, to, dot } = layOutBand(draws)
  const [low, high] = [formatThousands(draws.low), formatThousands(draws.high)]
  return (
    <tr>
      <th scope="row">
        <RaritySeal rarity={rarity} />
      </th>
      <td>{percent(promised)}</td>
      <td>
        <b>{formatThousands(draws.drawn)}</b> <small>{percent(draws.drawn / cards)}</small>
      </td>
      <td>{formatDecimal(draws.expected, draws.expected < 10 ? 1 : 0)}</td>
      <td className={s['cell']}>
        <span className={s['band']} style={{ '--from': from, '--to': to, '--dot': dot }} aria-hidden="true" />
        <small>{t('books.between', { low, high })}</small>
      </td>
    </tr>
  )
}
