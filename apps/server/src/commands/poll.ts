import { mapLanguages, LANGUAGES, type Text } from '@otogi/rules/languages/languages'
import { MAX_OPTION_LENGTH, toPercentages } from '@otogi/rules/poll/poll'
import { cancelPoll, closePoll, createPoll, findLastPoll, listPlannedPolls, planPoll } from '../features/polls/index.ts'
import { CommandError, type Command } from './command.ts'
import { parseDayArgument } from './day-argument.ts'
import { runModeration } from './moderation.ts'
import { IN_EACH_LANGUAGE } from './text-argument.ts'

export const pollCreate: Command = {
  usage: 'poll create "A" "B" <reason> [first day]',
  summary: `starts a poll, now or on a later day; an option in several languages is written "${IN_EACH_LANGUAGE}"`,
  argumentCount: [3, 4],
  async run(context, [first = '', second = '', reason = '', day]) {
    const options = [parseOption(first), parseOption(second)] as const
    if (day !== undefined) {
      const firstDay = parseDayArgument(day)
      await runModeration(context, reason, (tx, moderation) => planPoll(tx, moderation, { options, firstDay }))
      context.print(`a poll starts on ${firstDay}: ${formatOptions(options)}`)
      return true
    }
    const poll = await runModeration(context, reason, (tx, moderation) => createPoll(tx, moderation, options))
    context.print(`poll ${poll.id} runs until ${poll.expires_on}: ${formatOptions(poll.options)}`)
    return true
  },
}

export const pollCancel: Command = {
  usage: 'poll cancel <first day> <reason>',
  summary: 'cancels the poll that is planned for a day',
  argumentCount: [2, 2],
  async run(context, [day = '', reason = '']) {
    const firstDay = parseDayArgument(day)
    await runModeration(context, reason, (tx, moderation) => cancelPoll(tx, moderation, firstDay))
    context.print(`the poll planned for ${firstDay} is canceled`)
    return true
  },
}

export const pollShow: Command = {
  usage: 'poll show',
  summary: 'shows the last poll and the planned polls',
  argumentCount: [0, 0],
  async run(context) {
    const { reader } = await context.database()
    const last = await findLastPoll(reader)
    if (last) context.print(`last  ${formatOptions(last.options)}, until ${last.expires_on}`)
    for (const { options, firstDay } of await listPlannedPolls(reader))
      context.print(`${firstDay}  ${formatOptions(options)}`)
    return true
  },
}

export const pollClose: Command = {
  usage: 'poll close <reason>',
  summary: 'ends the running poll and shows its result',
  argumentCount: [1, 1],
  async run(context, [reason = '']) {
    const poll = await runModeration(context, reason, closePoll)
    const [first, second] = toPercentages([poll.first_votes, poll.second_votes])
    context.print(`poll ${poll.id} is closed: ${poll.options[0].en} ${first} % (${poll.first_votes})`)
    context.print(`${poll.options[1].en} ${second} % (${poll.second_votes})`)
    return true
  },
}

function formatOptions([first, second]: readonly [Text, Text]): string {
  return `${first.en} or ${second.en}`
}

/**
 * An option is one text per language, separated by `|`, in the order of LANGUAGES. Missing languages use the first
 * text.
 */
function parseOption(argument: string): Text {
  const parts = argument.split('|').map((part) => part.trim())
  const isOption =
    parts.length <= LANGUAGES.length && parts.every((part) => part.length > 0 && part.length <= MAX_OPTION_LENGTH)
  if (!isOption)
    throw new CommandError(
      `"${argument}" is not a valid option: use one text, or "${IN_EACH_LANGUAGE}", of at most ${MAX_OPTION_LENGTH}`,
    )
  return mapLanguages((language) => parts[LANGUAGES.indexOf(language)] ?? parts[0] ?? '')
}
