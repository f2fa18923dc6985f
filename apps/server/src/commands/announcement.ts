import { LANGUAGES, mapLanguages } from '@otogi/rules/languages/languages'
import { createAnnouncement, endAnnouncement, listOpenAnnouncements } from '../features/announcements/index.ts'
import { CommandError, type Command } from './command.ts'
import { parseDayArgument } from './day-argument.ts'
import { runModeration } from './moderation.ts'
import { IN_EACH_LANGUAGE } from './text-argument.ts'

export const announcementList: Command = {
  usage: 'announcement list',
  summary: 'lists current and upcoming announcements, soonest first',
  argumentCount: [0, 0],
  async run(context) {
    const { reader } = await context.database()
    const open = await listOpenAnnouncements(reader, new Date(context.clock.now()))
    if (open.length === 0) context.print('no announcement is open')
    for (const { id, texts, startsAt, endsAt } of open) {
      context.print(`${id}  ${startsAt.toISOString()} to ${endsAt.toISOString()}  ${texts.en}`)
    }
    return true
  },
}

export const announcementCreate: Command = {
  usage: 'announcement create "TEXT" <first day> <last day> <reason>',
  summary: `shows a text on the home page; written "${IN_EACH_LANGUAGE}", days such as 2026-12-24`,
  argumentCount: [4, 4],
  async run(context, [text = '', first = '', last = '', reason = '']) {
    const parts = text.split('|')
    if (parts.length !== LANGUAGES.length)
      throw new CommandError(`"${text}" is not a text in each language: use "${IN_EACH_LANGUAGE}"`)
    const texts = mapLanguages((language) => parts[LANGUAGES.indexOf(language)] ?? '')
    const [firstDay, lastDay] = [parseDayArgument(first), parseDayArgument(last)]
    const { id } = await runModeration(context, reason, (tx, moderation) =>
      createAnnouncement(tx, moderation, { texts, firstDay, lastDay }),
    )
    context.print(`announcement ${id} is shown from ${firstDay} to ${lastDay}`)
    return true
  },
}

export const announcementEnd: Command = {
  usage: 'announcement end <id> <reason>',
  summary: 'ends an announcement immediately, or removes one that has not started',
  argumentCount: [2, 2],
  async run(context, [id = '', reason = '']) {
    if (!/^\d{1,9}$/.test(id)) throw new CommandError(`${id} is not the id of an announcement`)
    await runModeration(context, reason, (tx, moderation) => endAnnouncement(tx, moderation, Number(id)))
    context.print(`announcement ${id} has ended`)
    return true
  },
}
