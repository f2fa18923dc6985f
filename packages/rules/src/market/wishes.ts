/** Maximum number of cards that a player may wish for. */
export const MOST_WISHES = 20
