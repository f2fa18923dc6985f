/** Number of pulls on a page of the pull history. */
export const PULLS_PER_PAGE = 10

/** Number of days on a page of the play history. */
export const HISTORY_DAYS = 14
