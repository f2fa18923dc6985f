/** Maximum number of copies that a player may put up for sale per day. */
export const LISTINGS_PER_DAY = 200

export function canList(listedToday: number): boolean {
  return listedToday < LISTINGS_PER_DAY
}
