/**
 * Only this many listings can be paged through, so that the cost of a page does not depend on the size of the market.
 * Players find the other listings by filtering and sorting.
 */
export const MOST_LISTINGS = 1000

/** Offers of one card are counted up to this number. */
export const MOST_OFFERS = 100
