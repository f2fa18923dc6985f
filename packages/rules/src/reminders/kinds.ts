/** The subject of a reminder: today's new puzzles, a sold card, or news about the wish list. */
export type ReminderKind = 'new-day' | 'sale' | 'wish'
