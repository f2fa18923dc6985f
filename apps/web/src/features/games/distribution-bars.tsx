import { useTexts } from '../../platform/texts.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { barOf, barsOf } from './bars.ts'
import s from './distribution-bars.module.css'

type Props = {
  distribution: readonly number[]
  /** The player's own failed tries, to be found among the others. */
  own?: number
}

/** How many wins took how many failed tries. */
export function DistributionBars({ distribution, own }: Props) {
  const { t } = useTexts()
  return (
    <ol className={s['bars']}>
      {barsOf(distribution).map(({ tries, isMore, count, share }) => (
        <li key={tries} data-own={own !== undefined && barOf(own) === tries ? '' : undefined}>
          <VisuallyHidden>{t('games.bar', { tries: isMore ? `${tries}+` : tries, count })}</VisuallyHidden>
          <span aria-hidden="true">{isMore ? `${tries}+` : tries}</span>
          <i aria-hidden="true" style={{ '--share': share }} />
          <b aria-hidden="true">{count}</b>
        </li>
      ))}
    </ol>
  )
}
