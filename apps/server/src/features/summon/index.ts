export { chooseBanner } from './choose-banner.ts'
export { createSeeds } from './seeds.ts'
export { findEdition } from './special.ts'
export { fillBannerWeeks } from './weeks.ts'
export { listBannerWeeks, listDrawTimes, listPlannedBanners } from './store.ts'
export type { SharedPulls } from './shared-pulls.ts'
export { createSummon } from './summon.ts'
export {
  countDrawnCopies,
  countDrawsByCard,
  sumDrawsByPlayer,
  countPullsByDay,
  type DayOfPulls,
} from './pull-counts.ts'
