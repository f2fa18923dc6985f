/** What a reminder tells: that today's puzzles are new, or that a card was sold. */
export type ReminderKind = 'new-day' | 'sale' | 'wish'
