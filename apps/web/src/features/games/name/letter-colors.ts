import type { LetterColor } from '@otogi/rules/name-game/color'
import type { TextKey } from '../../../texts/catalog.ts'

/** A letter's color in words, for screen readers. */
export const COLOR_TEXT = {
  green: 'games.letterGreen',
  orange: 'games.letterOrange',
  red: 'games.letterRed',
} as const satisfies Record<LetterColor, TextKey>

/** What each color means; shown in the legend. */
export const LEGEND_TEXT = {
  green: 'games.legendGreen',
  orange: 'games.legendOrange',
  red: 'games.legendRed',
} as const satisfies Record<LetterColor, TextKey>

export const LETTER_COLORS: readonly LetterColor[] = ['green', 'orange', 'red']
