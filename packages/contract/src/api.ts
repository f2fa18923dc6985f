import { accounts } from './accounts.ts'
import { announcements } from './announcements.ts'
import { blocks } from './blocks.ts'
import { books } from './books.ts'
import { challenges } from './challenges.ts'
import { collection } from './collection.ts'
import { day } from './day.ts'
import { games } from './games.ts'
import { guest } from './guest.ts'
import { market } from './market.ts'
import { pack } from './pack.ts'
import { polls } from './polls.ts'
import { profile } from './profile.ts'
import { quests } from './quests.ts'
import { ranking } from './ranking.ts'
import { reminders } from './reminders.ts'
import { reports } from './reports.ts'
import { statistics } from './statistics.ts'
import { summon } from './summon.ts'
import { suspension } from './suspension.ts'
import { wallet } from './wallet.ts'

/** All endpoints of the server, by feature. */
export const api = {
  accounts,
  profile,
  day,
  wallet,
  games,
  guest,
  challenges,
  statistics,
  quests,
  collection,
  summon,
  market,
  polls,
  ranking,
  reminders,
  reports,
  blocks,
  pack,
  announcements,
  books,
  suspension,
}
