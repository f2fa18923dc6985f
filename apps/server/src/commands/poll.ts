import { mapLanguages, LANGUAGES, type Text } from '@otogi/rules/languages/languages'
import { toPercentages } from '@otogi/rules/poll/poll'
import { closePoll, createPoll } from '../features/polls/index.ts'
import { readMoment } from '../platform/process/clock.ts'
import { CommandError, type Command } from './command.ts'
import { IN_EACH_LANGUAGE } from './text-argument.ts'

const MAX_LENGTH = 80

export const pollCreate: Command = {
  usage: 'poll create "A" "B"',
  summary: `starts a poll; an option in several languages is written "${IN_EACH_LANGUAGE}"`,
  argumentCount: [2, 2],
  async run(context, [first = '', second = '']) {
    const options = [parseOption(first), parseOption(second)] as const
    if (options[0].en === options[1].en) throw new CommandError('the two options are the same')
    const db = await context.database()
    const poll = await db.transaction((tx) => createPoll(tx, options, readMoment(context.clock)))
    if (!poll) throw new CommandError('a poll is running: close it first with `poll close`')
    context.print(`poll ${poll.id} runs until ${poll.expires_on}: ${poll.options[0].en} or ${poll.options[1].en}`)
    return true
  },
}

export const pollClose: Command = {
  usage: 'poll close',
  summary: 'ends the running poll and shows its result',
  argumentCount: [0, 0],
  async run(context) {
    const db = await context.database()
    const poll = await db.transaction((tx) => closePoll(tx, readMoment(context.clock)))
    if (!poll) throw new CommandError('no poll is running')
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
    parts.length <= LANGUAGES.length && parts.every((part) => part.length > 0 && part.length <= MAX_LENGTH)
  if (!isOption)
    throw new CommandError(
      `"${argument}" is not a valid option: use one text, or "${IN_EACH_LANGUAGE}", of at most ${MAX_LENGTH}`,
    )
  return mapLanguages((language) => parts[LANGUAGES.indexOf(language)] ?? parts[0] ?? '')
}
