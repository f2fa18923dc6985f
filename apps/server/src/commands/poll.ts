import { mapLanguages, LANGUAGES, type Text } from '@otogi/rules/languages/languages'
import { MAX_OPTION_LENGTH, toPercentages } from '@otogi/rules/poll/poll'
import { closePoll, createPoll } from '../features/polls/index.ts'
import { CommandError, type Command } from './command.ts'
import { runModeration } from './moderation.ts'
import { IN_EACH_LANGUAGE } from './text-argument.ts'

export const pollCreate: Command = {
  usage: 'poll create "A" "B" <reason>',
  summary: `starts a poll; an option in several languages is written "${IN_EACH_LANGUAGE}"`,
  argumentCount: [3, 3],
  async run(context, [first = '', second = '', reason = '']) {
    const options = [parseOption(first), parseOption(second)] as const
    const poll = await runModeration(context, reason, (tx, moderation) => createPoll(tx, moderation, options))
    context.print(`poll ${poll.id} runs until ${poll.expires_on}: ${poll.options[0].en} or ${poll.options[1].en}`)
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

/**
 * An option is one text per language, separated by `|` and in the order of LANGUAGES. The first text is used for
 * missing languages.
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
