/** Maximum number of copies that a player may put up for sale per day. */
export const LISTINGS_PER_DAY = 200

/** Whether a player may put up more copies for sale on a day on which the player has listed `listedToday`. */
export function canList(listedToday: number, copies: number): boolean {
  return listedToday + copies <= LISTINGS_PER_DAY
}
