import type { Pack } from '@otogi/content/pack'
import { desk } from '@otogi/contract/desk/desk'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration } from '../desk/index.ts'
import { chooseBanner } from './choose-banner.ts'
import { findEdition } from './special.ts'

/** Mounts the calls of operators for the special banner. */
export function mountBannerDeskRoutes(mount: Mount, pack: Pack): void {
  mount(desk.banner.find, async ({ db, today }) => {
    const { series, until } = await findEdition(db, pack, today)
    const choices = pack.series.map(({ id, title }) => ({ series: id, titles: title }))
    return { titles: series.title, until, choices }
  })
  mount(desk.banner.choose, async (call) => {
    const { series, lastDay } = call.input
    const choice = { series, lastDay: lastDay === null ? null : parseDay(lastDay) }
    await chooseBanner(call.tx, pack, toModeration(call, call.input), choice)
    return {}
  })
}
