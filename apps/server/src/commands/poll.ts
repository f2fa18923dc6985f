import { percentages } from '@otogi/rules/poll/poll'
import { closePoll, createPoll } from '../features/polls/index.ts'
import { readMoment } from '../platform/process/clock.ts'
import { CommandFault, type Command } from './command.ts'

const MAX_LENGTH = 80

export const pollCreate: Command = {
  usage: 'poll create "A" "B"',
  about: 'starts a poll; an option in two languages is written "english|español"',
  takes: [2, 2],
  async run(desk, [first = '', second = '']) {
    const options = [optionOf(first), optionOf(second)] as const
    if (options[0].en === options[1].en) throw new CommandFault('the two options are the same')
    const db = await desk.database()
    const poll = await db.transaction((tx) => createPoll(tx, options, readMoment(desk.clock)))
    if (!poll) throw new CommandFault('a poll is running: close it first with `poll close`')
    desk.say(`poll ${poll.id} runs until ${poll.expires_on}: ${poll.first_en} or ${poll.second_en}`)
    return true
  },
}

export const pollClose: Command = {
  usage: 'poll close',
  about: 'ends the running poll: its result is shown from now',
  takes: [0, 0],
  async run(desk) {
    const db = await desk.database()
    const poll = await db.transaction((tx) => closePoll(tx, readMoment(desk.clock)))
    if (!poll) throw new CommandFault('no poll is running')
    const [first, second] = percentages([poll.first_votes, poll.second_votes])
    desk.say(`poll ${poll.id} is closed: ${poll.first_en} ${first} % (${poll.first_votes})`)
    desk.say(`${poll.second_en} ${second} % (${poll.second_votes})`)
    return true
  },
}

/** An option in English and Spanish; one text stands for both. */
function optionOf(text: string): { en: string; es: string } {
  const [en = '', es = en, ...more] = text.split('|').map((part) => part.trim())
  const isOption = en && es && more.length === 0 && Math.max(en.length, es.length) <= MAX_LENGTH
  if (!isOption)
    throw new CommandFault(`"${text}" is no option: one text, or "english|español", of at most ${MAX_LENGTH}`)
  return { en, es }
}
