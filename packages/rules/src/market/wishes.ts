/** Maximum number of cards on a player's wish list. */
export const MOST_WISHES = 20
