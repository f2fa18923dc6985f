type Limit = { readonly max: number; readonly windowSeconds: number }

/**
 * The default rate limits, which the operator can change. Requests with a session are counted per player, all others
 * per network address.
 */
export const LIMITS = {
  read: { max: 300, windowSeconds: 60 },
  write: { max: 120, windowSeconds: 60 },
  guess: { max: 120, windowSeconds: 60 },
  /** Guesses by visitors without an account. */
  guest: { max: 120, windowSeconds: 3600 },
  'sign-in': { max: 10, windowSeconds: 60 },
  /**
   * Wrong passwords for the same username from the same network. From all networks together, ten times as many are
   * allowed.
   */
  'wrong-password': { max: 20, windowSeconds: 3600 },
  'sign-up': { max: 20, windowSeconds: 3600 },
  export: { max: 10, windowSeconds: 60 },
  upload: { max: 20, windowSeconds: 3600 },
  /** Pictures and audio clips requested without a session. */
  media: { max: 600, windowSeconds: 60 },
  /** Requests outside the API and media, i.e. for pages, their files and unknown paths. */
  page: { max: 600, windowSeconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>

/** The request limit for all players on one network together, as a multiple of the limit for one player. */
export const NETWORK_FACTOR = 10

export type LimitName = keyof typeof LIMITS
export type Limits = Readonly<Record<LimitName, Limit>>
