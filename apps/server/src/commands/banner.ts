import { setBannerSeries, findWeeklyEdition } from '../features/summon/index.ts'
import { CommandError, type Command } from './command.ts'

const ROTATION = 'auto'

export const bannerSet: Command = {
  usage: 'banner set <series>|auto',
  summary: 'fixes the special banner to a series; `auto` rotates it weekly again',
  argumentCount: [1, 1],
  async run(context, [wanted = '']) {
    const pack = await context.loadPack()
    const series = pack.seriesById.get(wanted)
    if (!series && wanted !== ROTATION) {
      throw new CommandError(`the pack has no series ${wanted}; it has ${pack.series.map(({ id }) => id).join(', ')}`)
    }
    const db = await context.database()
    await db.transaction((tx) => setBannerSeries(tx, series?.id ?? null, new Date(context.clock.now())))
    const { series: turn } = findWeeklyEdition(pack, context.clock.today())
    context.print(
      series ? `the special banner is ${series.title.en}` : `the special banner is ${turn.title.en} this week`,
    )
    return true
  },
}
