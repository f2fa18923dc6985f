type Limit = { readonly max: number; readonly windowSeconds: number }

/**
 * How many requests are answered in a window of time, unless the operator says otherwise: by network for calls without a
 * session, by player for the rest.
 */
export const LIMITS = {
  read: { max: 300, windowSeconds: 60 },
  write: { max: 120, windowSeconds: 60 },
  guess: { max: 120, windowSeconds: 60 },
  'sign-in': { max: 10, windowSeconds: 60 },
  /** Wrong passwords for one name from one network; for one name in all, ten times as many. */
  'wrong-password': { max: 20, windowSeconds: 3600 },
  'sign-up': { max: 20, windowSeconds: 3600 },
  export: { max: 10, windowSeconds: 60 },
  upload: { max: 20, windowSeconds: 3600 },
  /** Pictures and clips that are asked for without a session. */
  media: { max: 600, windowSeconds: 60 },
  /** All that is neither a call nor a picture: pages, their files, unknown paths. */
  page: { max: 600, windowSeconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>

/** All players of one network together may call this many times as often as one of them. */
export const NETWORK_FACTOR = 10

export type LimitName = keyof typeof LIMITS
export type Limits = Readonly<Record<LimitName, Limit>>
