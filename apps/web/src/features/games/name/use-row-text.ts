import type { ColoredRow } from '@otogi/rules/name-game/color'
import { useTexts } from '../../../platform/texts.ts'
import { COLOR_TEXT } from './letter-colors.ts'
import { toBoardRow, type Row } from './rows.ts'

/** Returns a function that describes a row in words. */
export function useRowText(): (row: Row, index: number) => string {
  const { t } = useTexts()
  return ({ state, tiles }, index) => {
    const row = index + 1
    if (state === 'empty') return t('games.rowEmpty', { row })
    const letters = tiles.map(({ letter, color }) =>
      color ? t(COLOR_TEXT[color], { letter }) : letter || t('games.blank'),
    )
    return t(state === 'typing' ? 'games.rowTyping' : 'games.rowJudged', { row, letters: letters.join(', ') })
  }
}

/** Returns a function that describes how the last submitted row was judged. */
export function useJudgedRowText(): (rows: readonly ColoredRow[], lastJudgedRow: number | null) => string {
  const describeRow = useRowText()
  return (rows, lastJudgedRow) => {
    const row = lastJudgedRow === null ? undefined : rows[lastJudgedRow]
    return row && lastJudgedRow !== null ? describeRow(toBoardRow(row), lastJudgedRow) : ''
  }
}
