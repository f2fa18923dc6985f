/** Maximum number of players that a player may block. */
export const MOST_BLOCKS = 100
