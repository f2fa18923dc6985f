import { useTexts } from '../../../platform/texts.ts'
import { ColorSign } from './color-sign.tsx'
import { LETTER_COLORS, LEGEND_TEXT } from './letter-colors.ts'
import s from './legend.module.css'

/** Explains the tick, the dot and the cross. */
export function ColorLegend() {
  const { t } = useTexts()
  return (
    <ul className={s['legend']} aria-label={t('games.legend')}>
      {LETTER_COLORS.map((color) => (
        <li key={color}>
          <span className={s['swatch']} data-color={color}>
            <ColorSign color={color} />
          </span>
          {t(LEGEND_TEXT[color])}
        </li>
      ))}
    </ul>
  )
}
