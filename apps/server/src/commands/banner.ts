import { chooseBanner, findEdition } from '../features/summon/index.ts'
import { readWithdrawn } from '../features/withdrawn/index.ts'
import { CommandError, type Command } from './command.ts'
import { parseDayArgument } from './day-argument.ts'
import { runModeration } from './moderation.ts'

const ROTATION = 'auto'

export const bannerSet: Command = {
  usage: 'banner set <series>|auto <reason> [last day]',
  summary: 'fixes the special banner to a series; `auto` rotates it weekly again',
  argumentCount: [2, 3],
  async run(context, [wanted = '', reason = '', last]) {
    const pack = await context.loadPack()
    const series = pack.seriesById.get(wanted)
    if (!series && wanted !== ROTATION) {
      throw new CommandError(`the pack has no series ${wanted}; it has ${pack.series.map(({ id }) => id).join(', ')}`)
    }
    const { reader } = await context.database()
    const withdrawn = await readWithdrawn(reader, pack)
    const choice = { series: series?.id ?? null, lastDay: last === undefined ? null : parseDayArgument(last) }
    await runModeration(context, reason, (tx, moderation) => chooseBanner(tx, pack, moderation, choice))
    const { series: turn } = await findEdition(reader, pack, withdrawn.current(), context.clock.today())
    const end = choice.lastDay === null ? '' : ` until ${choice.lastDay}`
    context.print(
      series ? `the special banner is ${series.title.en}${end}` : `the special banner is ${turn.title.en} this week`,
    )
    return true
  },
}
