import { useTexts } from '../../../platform/texts.ts'
import { MarkSign } from './mark-sign.tsx'
import { ALL_MARKS, LEGEND_TEXT } from './marks.ts'
import s from './legend.module.css'

/** Explains tick, dot and cross. */
export function MarkLegend() {
  const { t } = useTexts()
  return (
    <ul className={s['legend']} aria-label={t('games.legend')}>
      {ALL_MARKS.map((mark) => (
        <li key={mark}>
          <span className={s['swatch']} data-mark={mark}>
            <MarkSign mark={mark} />
          </span>
          {t(LEGEND_TEXT[mark])}
        </li>
      ))}
    </ul>
  )
}
