export { addCollectionStats, listCollectionStats } from './stats.ts'
export { addExperience } from './level.ts'
export { lockPlayers } from './lock.ts'
export { startDay } from './day.ts'
export { listBest, positionsOf, RANKINGS, type RankedPlayer, type Ranking } from './rank.ts'
export { retire } from './retire.ts'
export {
  countPlayers,
  findPlayer,
  findPlayerByEmail,
  findPlayerByGoogle,
  findPlayerByUsername,
  findUsernames,
  getPlayer,
  insertPlayer,
  isModeOpen,
  isPictureUsed,
  languageOf,
  linkGoogle,
  listPicturesInUse,
  openMode,
  setAppearance,
  setEmailVerified,
  setLanguage,
  setPasswordHash,
  setShowsStatistics,
  type Player,
} from './store.ts'
