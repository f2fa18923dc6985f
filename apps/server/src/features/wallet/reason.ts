/** Reason of a ledger entry, e.g. `signup` or `quest:image`. The part before the colon is the kind of payment. */
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
