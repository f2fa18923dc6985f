import { startOfWeek } from '@otogi/rules/calendar/madrid-day'
import { chooseBanner, findEdition, listBannerWeeks, listPlannedBanners } from '../features/summon/index.ts'
import { readWithdrawn } from '../features/withdrawn/index.ts'
import { CommandError, type Command } from './command.ts'
import { parseDayArgument } from './day-argument.ts'
import { runModeration } from './moderation.ts'

const ROTATION = 'auto'
/** Passed in place of the last day if the banner has none. */
const NO_DAY = '-'

export const bannerSet: Command = {
  usage: 'banner set <series>|auto <reason> [last day|- [first day]]',
  summary: 'sets the special banner to a series, now or from a given day; `auto` returns to weekly rotation',
  argumentCount: [2, 4],
  async run(context, [wanted = '', reason = '', last = NO_DAY, first]) {
    const pack = await context.loadPack()
    const series = pack.seriesById.get(wanted)
    if (!series && wanted !== ROTATION) {
      throw new CommandError(`the pack has no series ${wanted}; it has ${pack.series.map(({ id }) => id).join(', ')}`)
    }
    const { reader } = await context.database()
    const withdrawn = await readWithdrawn(reader, pack)
    const choice = {
      series: series?.id ?? null,
      firstDay: first === undefined ? null : parseDayArgument(first),
      lastDay: last === NO_DAY ? null : parseDayArgument(last),
    }
    await runModeration(context, reason, (tx, moderation) => chooseBanner(tx, pack, moderation, choice))
    const end = choice.lastDay === null ? '' : ` until ${choice.lastDay}`
    if (choice.firstDay !== null) {
      const what = series ? `is ${series.title.en}` : 'rotates weekly'
      context.print(`from ${choice.firstDay}, the special banner ${what}${end}`)
      return true
    }
    const { series: turn } = await findEdition(reader, pack, withdrawn.current(), context.clock.today())
    context.print(
      series ? `the special banner is ${series.title.en}${end}` : `the special banner is ${turn.title.en} this week`,
    )
    return true
  },
}

export const bannerShow: Command = {
  usage: 'banner show',
  summary: 'shows the special banner, the planned choices and the stored weeks of the rotation',
  argumentCount: [0, 0],
  async run(context) {
    const pack = await context.loadPack()
    const { reader } = await context.database()
    const today = context.clock.today()
    const { series } = await findEdition(reader, pack, (await readWithdrawn(reader, pack)).current(), today)
    context.print(`now  ${series.id}`)
    for (const { series: id, first_day: first, last_day: last } of await listPlannedBanners(reader, today))
      context.print(`${first}  ${id ?? ROTATION}${last === null ? '' : ` until ${last}`}`)
    for (const { week, series: id } of await listBannerWeeks(reader))
      if (week >= startOfWeek(today)) context.print(`week of ${week}  ${id}`)
    return true
  },
}
