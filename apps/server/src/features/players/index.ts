export { buildStatsWrite, listCollectionStats, listPlayerIdsAfter } from './stats.ts'
export { addExperience, buildLevelWrite } from './level.ts'
export { lockAllPlayers, lockPlayers } from './lock.ts'
export { setCurrentDay } from './day.ts'
export { listTopPlayers, readPositions, updateRankingSteps, RANKINGS, type RankedPlayer, type Ranking } from './rank.ts'
export { anonymizePlayer } from './retire.ts'
export { countVisit, deleteOldVisitCounts, listVisitCounts } from './visits.ts'
export {
  countPlayers,
  findPlayerByEmail,
  findPlayerByGoogleId,
  findPlayerByUsername,
  findSessionPlayer,
  findUsernames,
  getPlayer,
  insertPlayer,
  isModeUnlocked,
  isPictureUsed,
  getLanguage,
  linkGoogle,
  removePicture,
  searchPlayers,
  setSuspendedUntil,
  listPicturesInUse,
  listPlayersById,
  setModeUnlocked,
  setAppearance,
  setEmailVerified,
  setLanguage,
  setPasswordHash,
  setProfileVisible,
  setStatisticsVisible,
  revokeShareLinks,
  type Player,
} from './store.ts'
