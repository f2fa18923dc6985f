/** Maximum number of copies that a player may put up for sale per day. */
export const LISTINGS_PER_DAY = 200

/** Whether a player who has listed `listedToday` copies today may list `copies` more. */
export function canList(listedToday: number, copies: number): boolean {
  return listedToday + copies <= LISTINGS_PER_DAY
}
