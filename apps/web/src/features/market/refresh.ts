/** How often the market is asked again while its page is in sight. */
export const REFRESH_MS = 15_000
