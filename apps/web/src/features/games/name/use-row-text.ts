import { useTexts } from '../../../platform/texts.ts'
import { MARK_TEXT } from './marks.ts'
import type { Row } from './rows.ts'

/** Says a row in words. */
export function useRowText(): (row: Row, index: number) => string {
  const { t } = useTexts()
  return ({ state, tiles }, index) => {
    const row = index + 1
    if (state === 'empty') return t('games.rowEmpty', { row })
    const letters = tiles.map(({ letter, mark }) =>
      mark ? t(MARK_TEXT[mark], { letter }) : letter || t('games.blank'),
    )
    return t(state === 'typing' ? 'games.rowTyping' : 'games.rowJudged', { row, letters: letters.join(', ') })
  }
}
