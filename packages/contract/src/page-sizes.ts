/** Pulls per page of the pull history. */
export const PULLS_PER_PAGE = 10

/** Days per page of the play history. */
export const HISTORY_DAYS = 14
