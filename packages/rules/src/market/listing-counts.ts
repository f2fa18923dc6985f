/**
 * The number of listings that can be paged through, limited so that loading a page takes equally long on a market of
 * any size. Players find other listings by filtering and sorting.
 */
export const MOST_LISTINGS = 1000

/** A card's offers are counted only up to this number. */
export const MOST_OFFERS = 100
