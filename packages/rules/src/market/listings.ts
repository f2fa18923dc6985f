/** How many cards a player may put up for sale on one day. */
export const LISTINGS_PER_DAY = 200

export function canList(listedToday: number): boolean {
  return listedToday < LISTINGS_PER_DAY
}
