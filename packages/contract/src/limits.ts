/** How often a call may be made, by address (open calls) or by player (the rest). */
export const LIMITS = {
  read: { max: 300, windowSeconds: 60 },
  write: { max: 120, windowSeconds: 60 },
  guess: { max: 120, windowSeconds: 60 },
  'sign-in': { max: 10, windowSeconds: 60 },
  'sign-up': { max: 20, windowSeconds: 3600 },
  export: { max: 10, windowSeconds: 60 },
  upload: { max: 20, windowSeconds: 3600 },
} as const

export type LimitName = keyof typeof LIMITS
