import type { ReportOutcome } from '@otogi/rules/reports/reports'
import { decideReport, deleteUnusedPicture, listOpenReports } from '../features/reports/index.ts'
import { createPictures } from '../platform/media/pictures.ts'
import { openPictureStore } from '../platform/media/stores.ts'
import type { Command } from './command.ts'
import { runModeration } from './moderation.ts'

export const reportList: Command = {
  usage: 'report list',
  summary: 'lists the open reports of players, longest waiting first',
  argumentCount: [0, 0],
  async run(context) {
    const { reader } = await context.database()
    const open = await listOpenReports(reader)
    if (open.length === 0) context.print('no report is open')
    for (const { id, kind, username, subject, since, reports } of open) {
      const offer = subject.card === undefined ? '' : ` of ${subject.card} for ${subject.price}`
      context.print(`${id}  ${since.toISOString()}  ${kind} of ${username}${offer}, reports: ${reports.length}`)
      for (const report of reports) if (report.text) context.print(`  ${report.username}: ${report.text}`)
    }
    return true
  },
}

export const reportDismiss = createDecisionCommand('dismiss', 'dismissed', 'closes a report and notifies its reporters')
export const reportAct = createDecisionCommand(
  'act',
  'acted',
  'closes a report after an action and notifies both sides',
)

function createDecisionCommand(verb: string, outcome: ReportOutcome, summary: string): Command {
  return {
    usage: `report ${verb} <id> <reason>`,
    summary,
    argumentCount: [2, 2],
    async run(context, [reportId = '', reason = '']) {
      const { closed, pictures } = await runModeration(context, reason, (tx, moderation) =>
        decideReport(tx, moderation, { reportId, outcome }),
      )
      const { reader } = await context.database()
      for (const picture of pictures)
        await deleteUnusedPicture(reader, createPictures(openPictureStore(context)), picture)
      context.print(`reports closed: ${closed}`)
      return true
    },
  }
}
