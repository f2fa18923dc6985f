import { access } from './access.ts'
import { announcements } from './announcements.ts'
import { banner } from './banner.ts'
import { books } from './books.ts'
import { calendar } from './calendar.ts'
import { insight } from './insight.ts'
import { log } from './log.ts'
import { market } from './market.ts'
import { players } from './players.ts'
import { polls } from './polls.ts'
import { reports } from './reports.ts'
import { takedown } from './takedown.ts'

/** All endpoints of the operator's desk, by section. They are not part of the players' API. */
export const desk = {
  access,
  announcements,
  banner,
  books,
  calendar,
  insight,
  log,
  market,
  players,
  polls,
  reports,
  takedown,
}
