/**
 * The number of listings that can be paged through, limited so that a page of a large market loads as fast as a
 * page of a small one. Players find other listings by filtering and sorting.
 */
export const MOST_LISTINGS = 1000

/** A card's offers are counted only up to this number. */
export const MOST_OFFERS = 100
