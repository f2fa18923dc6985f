import { TAKEDOWN_KINDS, type TakedownKind } from '@otogi/rules/takedown/takedown'
import { createCollection } from '../features/collection/index.ts'
import { restoreContent, withdrawContent } from '../features/takedown/index.ts'
import { listTakedowns } from '../features/withdrawn/index.ts'
import { CommandError, type Command } from './command.ts'
import { runModeration } from './moderation.ts'

const KINDS = TAKEDOWN_KINDS.join('|')

const takedownWithdraw: Command = {
  usage: 'takedown withdraw <kind> <id> <reason>',
  summary: `withdraws content (${KINDS}) and compensates the owners of its cards`,
  argumentCount: [3, 3],
  async run(context, [kind = '', id = '', reason = '']) {
    const subject = { kind: parseKind(kind), subject: id }
    const pack = await context.loadPack()
    // Commands show no pictures, so the cards need no media URLs.
    const collection = createCollection({ pack, media: { card: () => '' } })
    const { players, gachas } = await runModeration(context, reason, (tx, moderation) =>
      withdrawContent(tx, { pack, collection }, moderation, subject),
    )
    context.print(`withdrawn: ${kind} ${id}; ${players} players got ${gachas} gachas`)
    return true
  },
}

const takedownRestore: Command = {
  usage: 'takedown restore <kind> <id> <reason>',
  summary: 'restores withdrawn content; the owners keep their compensation',
  argumentCount: [3, 3],
  async run(context, [kind = '', id = '', reason = '']) {
    const subject = { kind: parseKind(kind), subject: id }
    const pack = await context.loadPack()
    await runModeration(context, reason, (tx, moderation) => restoreContent(tx, { pack }, moderation, subject))
    context.print(`restored: ${kind} ${id}`)
    return true
  },
}

const takedownList: Command = {
  usage: 'takedown list',
  summary: 'lists all takedowns, newest first',
  argumentCount: [0, 0],
  async run(context) {
    const takedowns = await listTakedowns((await context.database()).reader)
    if (takedowns.length === 0) context.print('nothing was withdrawn')
    for (const { kind, subject, reason, withdrawnAt, restoredAt, cards } of takedowns) {
      const end = restoredAt ? ` to ${restoredAt.toISOString()}` : ''
      const count = Object.keys(cards).length
      context.print(`${withdrawnAt.toISOString()}${end}  ${kind} ${subject}  cards: ${count}  ${reason}`)
    }
    return true
  },
}

export const TAKEDOWN: readonly Command[] = [takedownWithdraw, takedownRestore, takedownList]

function parseKind(text: string): TakedownKind {
  const kind = TAKEDOWN_KINDS.find((each) => each === text)
  if (!kind) throw new CommandError(`${text} is not a kind of content: use ${TAKEDOWN_KINDS.join(', ')}`)
  return kind
}
