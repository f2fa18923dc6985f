export { addStanding, listStandings, type Standing } from './standing.ts'
export { gain } from './level.ts'
export { lockPlayers } from './lock.ts'
export { dayOf, startDay } from './day.ts'
export { listBest, positionsOf, RANKINGS, type RankedPlayer, type Ranking } from './rank.ts'
export {
  findPlayerByUsername,
  findUsernames,
  getPlayer,
  insertPlayer,
  isModeOpen,
  openMode,
  setLanguage,
  setPasswordHash,
  setPicture,
  setUsername,
  type Player,
} from './store.ts'
