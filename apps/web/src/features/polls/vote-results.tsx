import { useTexts } from '../../platform/texts.ts'
import type { PollDisplay } from './display.ts'
import s from './vote-results.module.css'

/** The votes so far: both options with their shares, and a bar in two colors, the second of which is striped. */
export function VoteResults({ choices }: Pick<PollDisplay, 'choices'>) {
  const { pickText } = useTexts()
  const [first, second] = choices
  return (
    <div className={s['results']}>
      <div className={s['names']}>
        <span>
          {pickText(first.name)} <b>{first.share} %</b>
        </span>
        <span>
          {pickText(second.name)} <b>{second.share} %</b>
        </span>
      </div>
      <div className={s['bar']} aria-hidden="true">
        <i style={{ '--share': first.share / 100 }} />
      </div>
    </div>
  )
}
