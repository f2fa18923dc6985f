export { addStanding, type Standing } from './standing.ts'
export { gain } from './level.ts'
export { lockPlayers } from './lock.ts'
export { dayOf, startDay } from './day.ts'
export {
  findPlayerByUsername,
  getPlayer,
  insertPlayer,
  isModeOpen,
  openMode,
  setLanguage,
  setPicture,
  setUsername,
  type Player,
} from './store.ts'
