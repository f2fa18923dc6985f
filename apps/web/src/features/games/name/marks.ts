import type { Mark } from '@otogi/rules/name-game/color'
import type { TextKey } from '../../../texts/catalog.ts'

/** A letter's mark in words, for screen readers. */
export const MARK_TEXT = {
  green: 'games.letterGreen',
  orange: 'games.letterOrange',
  red: 'games.letterRed',
} as const satisfies Record<Mark, TextKey>

/** What each mark means; shown in the legend. */
export const LEGEND_TEXT = {
  green: 'games.legendGreen',
  orange: 'games.legendOrange',
  red: 'games.legendRed',
} as const satisfies Record<Mark, TextKey>

export const ALL_MARKS: readonly Mark[] = ['green', 'orange', 'red']
