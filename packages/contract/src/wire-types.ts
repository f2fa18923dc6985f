import type { api } from './api.ts'
import type { WireReplyOf } from './endpoint.ts'

/** Types with the API's field names, for code that does not use the codec, e.g. tests. */

/** @internal */
export type User = WireReplyOf<typeof api.accounts.find>
/** @internal */
export type Card = WireReplyOf<typeof api.collection.cards>[number]
export type GamesRecord = WireReplyOf<typeof api.games.find>
export type Puzzle = WireReplyOf<typeof api.games.findPuzzle>
/** @internal */
export type PlayRecord = WireReplyOf<typeof api.statistics.stats>
/** @internal */
export type Banner = WireReplyOf<typeof api.summon.banners>[number]
/** @internal */
export type SummonedCard = WireReplyOf<typeof api.summon.pull>[number]
export type PullExport = WireReplyOf<typeof api.summon.exported>
/** @internal */
export type PastPull = PullExport['pulls'][number]
