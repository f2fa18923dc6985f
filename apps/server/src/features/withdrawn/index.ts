export type { WithdrawnContent } from './content.ts'
export { hideWithdrawnMedia } from './media.ts'
export { refreshBeforeRequests } from './refresh.ts'
export {
  buildChangesSql,
  buildIsWithdrawnSql,
  endTakedown,
  insertTakedown,
  isCardWithdrawn,
  listTakedowns,
  listWithdrawnCards,
  type WithdrawnCard,
} from './store.ts'
export { createWithdrawn, readWithdrawn, type Withdrawn } from './withdrawn.ts'
