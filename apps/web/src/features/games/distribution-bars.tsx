import { useTexts } from '../../platform/texts.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { findBarIndex, buildBars } from './bars.ts'
import s from './distribution-bars.module.css'

type Props = {
  distribution: readonly number[]
  /** The player's own number of failed tries, which is highlighted. */
  own?: number
}

/** Shows the number of wins for each number of failed tries. */
export function DistributionBars({ distribution, own }: Props) {
  const { t } = useTexts()
  return (
    <ol className={s['bars']}>
      {buildBars(distribution).map(({ tries, isMore, count, share }) => (
        <li key={tries} data-own={own !== undefined && findBarIndex(own) === tries ? '' : undefined}>
          <VisuallyHidden>{t('games.bar', { tries: isMore ? `${tries}+` : tries, count })}</VisuallyHidden>
          <span aria-hidden="true">{isMore ? `${tries}+` : tries}</span>
          <i aria-hidden="true" style={{ '--share': share }} />
          <b aria-hidden="true">{count}</b>
        </li>
      ))}
    </ol>
  )
}
