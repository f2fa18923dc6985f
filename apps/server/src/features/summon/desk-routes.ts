import type { Pack } from '@otogi/content/pack'
import { desk } from '@otogi/contract/desk/desk'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'
import { toModeration } from '../desk/index.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { chooseBanner } from './choose-banner.ts'
import { findEdition, listDrawableSeries } from './special.ts'

type Deps = { readonly pack: Pack; readonly withdrawn: Withdrawn }

/** Mounts the calls of operators for the special banner. */
export function mountBannerDeskRoutes(mount: Mount, { pack, withdrawn }: Deps): void {
  mount(desk.banner.find, async ({ db, today }) => {
    const { series, until } = await findEdition(db, pack, withdrawn.current(), today)
    const drawable = listDrawableSeries(pack, withdrawn.current())
    const choices = drawable.map(({ id, title }) => ({ series: id, titles: title }))
    return { titles: series.title, until, choices }
  })
  mount(desk.banner.choose, async (call) => {
    const { series, lastDay } = call.input
    const choice = { series, lastDay: lastDay === null ? null : parseDay(lastDay) }
    await chooseBanner(call.tx, pack, toModeration(call, call.input), choice)
    return {}
  })
}
