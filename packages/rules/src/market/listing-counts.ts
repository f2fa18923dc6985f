/**
 * Only this many listings can be paged through, so that a page's cost does not depend on the size of the market.
 * Players find the other listings by filtering and sorting.
 */
export const MOST_LISTINGS = 1000

/** A card's offers are counted up to this number. */
export const MOST_OFFERS = 100
