import { chooseBanner, editionOfWeek } from '../features/summon/index.ts'
import { CommandFault, type Command } from './command.ts'

const ROTATION = 'auto'

export const bannerSet: Command = {
  usage: 'banner set <series>|auto',
  about: 'keeps the special banner on a series; `auto` lets every series have its week again',
  takes: [1, 1],
  async run(desk, [wanted = '']) {
    const pack = await desk.loadPack()
    const series = pack.seriesById.get(wanted)
    if (!series && wanted !== ROTATION) {
      throw new CommandFault(`the pack has no series ${wanted}; it has ${pack.series.map(({ id }) => id).join(', ')}`)
    }
    const db = await desk.database()
    await db.transaction((tx) => chooseBanner(tx, series?.id ?? null, new Date(desk.clock.now())))
    const { series: turn } = editionOfWeek(pack, desk.clock.today())
    desk.say(series ? `the special banner is ${series.title.en}` : `the special banner is ${turn.title.en} this week`)
    return true
  },
}
