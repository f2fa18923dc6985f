import { formatShare } from '@otogi/rules/format/decimal'
import { formatThousands } from '@otogi/rules/format/number'
import { INSIGHT_PERIODS } from '@otogi/rules/insight/insight'
import { createCollection } from '../features/collection/index.ts'
import { readInsight } from '../features/insight/index.ts'
import { readMoment } from '../platform/process/clock.ts'
import { CommandError, type Command } from './command.ts'

const insightShow: Command = {
  usage: 'insight show [days]',
  summary: 'shows players, retention, puzzles, economy and errors of the last 7, 30 or 90 days',
  argumentCount: [0, 1],
  async run(context, [text = '7']) {
    const period = INSIGHT_PERIODS.find((days) => String(days) === text)
    if (!period) throw new CommandError(`${text} is not a period: use ${INSIGHT_PERIODS.join(', ')}`)
    const pack = await context.loadPack()
    const { catalog } = createCollection({ pack, media: { card: () => '' } })
    const deps = { db: await context.database(), catalog }
    const { days, retention, puzzles, circulation, medianPrices } = await readInsight(
      deps,
      readMoment(context.clock),
      period,
    )
    for (const { day, players, newPlayers, made, destroyed, sales, paid, faults, outages } of days)
      context.print(
        `${day}  players ${players} (new ${newPlayers})  gachas +${made} -${destroyed}  sales ${sales} for ${paid}  faults ${faults}  outages ${outages}`,
      )
    for (const { days: after, players, returned } of retention)
      context.print(`returned after ${after} days: ${returned} of ${players}`)
    for (const { day, game, mode, players, solved, medianTries } of puzzles)
      context.print(
        `${day}  ${game}, mode ${mode}: ${formatShare(solved / players, { maximumFractionDigits: 0 })} of ${players} solved, median wrong guesses ${medianTries ?? 'none'}`,
      )
    context.print(`gachas in circulation: ${formatThousands(circulation)}`)
    for (const [rarity, price] of Object.entries(medianPrices))
      context.print(`median price ${rarity}: ${price ?? 'none sold'}`)
    return true
  },
}

export const INSIGHT: readonly Command[] = [insightShow]
