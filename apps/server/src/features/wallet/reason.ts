/** Reason of a ledger entry: a verb and an object. */
export type Reason =
  | 'signup'
  | 'farewell'
  | 'compensation'
  | 'deduction'
  | `game:${string}`
  | `quest:${string}`
  | `summon:${string}`
  | `market:${string}`
  | `undo:${string}`
  | `takedown:${string}`
