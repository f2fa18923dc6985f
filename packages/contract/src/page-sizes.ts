/** How many pulls a page of the history has. */
export const PULLS_PER_PAGE = 10

/** How many days a page of the played days has. */
export const HISTORY_DAYS = 14
