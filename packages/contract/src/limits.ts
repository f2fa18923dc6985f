type Limit = { readonly max: number; readonly windowSeconds: number }

/** How often a call may be made, by address (open calls) or by player (the rest), unless the operator says otherwise. */
export const LIMITS = {
  read: { max: 300, windowSeconds: 60 },
  write: { max: 120, windowSeconds: 60 },
  guess: { max: 120, windowSeconds: 60 },
  'sign-in': { max: 10, windowSeconds: 60 },
  'sign-up': { max: 20, windowSeconds: 3600 },
  export: { max: 10, windowSeconds: 60 },
  upload: { max: 20, windowSeconds: 3600 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS
export type Limits = Readonly<Record<LimitName, Limit>>
