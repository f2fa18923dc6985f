import type { Pack } from '@otogi/content/pack'
import { desk } from '@otogi/contract/desk/desk'
import { parseDay, startOfWeek } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration } from '../desk/index.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { chooseBanner } from './choose-banner.ts'
import { findEdition, listDrawableSeries } from './special.ts'
import { listBannerWeeks, listPlannedBanners } from './store.ts'

type Deps = { readonly pack: Pack; readonly withdrawn: Withdrawn }

/** Mounts the operator endpoints for the special banner. */
export function mountBannerDeskRoutes(mount: Mount, { pack, withdrawn }: Deps): void {
  mount(desk.banner.find, async ({ db, today }) => {
    const { series, until } = await findEdition(db, pack, withdrawn.current(), today)
    const drawable = listDrawableSeries(pack, withdrawn.current())
    const choices = drawable.map(({ id, title }) => ({ series: id, titles: title }))
    const getTitles = (id: string) => pack.seriesById.get(id)?.title ?? null
    const planned = (await listPlannedBanners(db, today)).map((choice) => ({
      titles: choice.series === null ? null : getTitles(choice.series),
      firstDay: choice.first_day,
      lastDay: choice.last_day,
    }))
    const weeks = (await listBannerWeeks(db))
      .filter(({ week }) => week >= startOfWeek(today))
      .map((stored) => ({ week: stored.week, titles: getTitles(stored.series) }))
    return { titles: series.title, until, choices, planned, weeks }
  })
  mount(desk.banner.choose, async (call) => {
    const { series, firstDay = null, lastDay } = call.input
    const choice = {
      series,
      firstDay: firstDay === null ? null : parseDay(firstDay),
      lastDay: lastDay === null ? null : parseDay(lastDay),
    }
    await chooseBanner(call.tx, pack, toModeration(call, call.input), choice)
    return {}
  })
}
