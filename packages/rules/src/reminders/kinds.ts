/** What a reminder tells: that today's puzzles are new, that a card was sold, or news about the wish list. */
export type ReminderKind = 'new-day' | 'sale' | 'wish'
