import { addDays } from '@otogi/rules/calendar/madrid-day'
import { GAMES, MODES, type Game, type Mode } from '@otogi/rules/games/games'
import { createAnswers, listCalendar, pinPuzzle, replacePuzzle, revealDay } from '../features/games/index.ts'
import { readWithdrawn } from '../features/withdrawn/index.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { parseDayArgument } from './day-argument.ts'
import { runModeration } from './moderation.ts'

const SHOWN_DAYS = 31

export const calendarShow: Command = {
  usage: 'calendar show [day]',
  summary: 'lists the days with scheduled puzzles, starting at a day, without answers',
  argumentCount: [0, 1],
  async run(context, [first]) {
    const today = context.clock.today()
    const from = first === undefined ? today : parseDayArgument(first)
    const { reader } = await context.database()
    for (const { day, state, pinned } of await listCalendar(reader, {
      from,
      to: addDays(from, SHOWN_DAYS - 1),
      today,
    })) {
      const chosen = pinned.map(({ game, mode }) => `${game} ${mode}`).join(', ')
      context.print(`${day}  ${state}${chosen && `  pinned: ${chosen}`}`)
    }
    return true
  },
}

export const calendarReveal: Command = {
  usage: 'calendar reveal <day> <reason>',
  summary: 'prints the answers of a day, and logs that you have seen them',
  argumentCount: [2, 2],
  async run(context, [day = '', reason = '']) {
    const wanted = parseDayArgument(day)
    const puzzles = await runModeration(context, reason, (tx, moderation) => revealDay(tx, moderation, wanted))
    const inOrder = puzzles.toSorted((a, b) => GAMES.indexOf(a.game) - GAMES.indexOf(b.game) || a.mode - b.mode)
    for (const { game, mode, answer, pinned } of inOrder)
      context.print(`${game.padEnd(10)}  ${mode}  ${answer}${pinned ? '  pinned' : ''}`)
    return true
  },
}

export const calendarPin: Command = {
  usage: 'calendar pin <day> <game> <mode> <answer> <reason>',
  summary: "chooses a future day's answer by the id of a series or character",
  argumentCount: [5, 5],
  async run(context, [day = '', game = '', mode = '', answer = '', reason = '']) {
    const key = parsePuzzleKey(day, game, mode)
    const answers = await loadAnswers(context)
    await runModeration(context, reason, (tx, moderation) => pinPuzzle(tx, { answers }, moderation, { ...key, answer }))
    context.print(`${answer} is the answer of ${key.game}, mode ${key.mode}, on ${key.day}`)
    return true
  },
}

export const calendarReplace: Command = {
  usage: 'calendar replace <day> <game> <mode> <reason>',
  summary: "replaces a future day's puzzle with a random one",
  argumentCount: [4, 4],
  async run(context, [day = '', game = '', mode = '', reason = '']) {
    const key = parsePuzzleKey(day, game, mode)
    const answers = await loadAnswers(context)
    await runModeration(context, reason, (tx, moderation) => replacePuzzle(tx, { answers }, moderation, key))
    context.print(`${key.game}, mode ${key.mode}, has a new puzzle on ${key.day}`)
    return true
  },
}

async function loadAnswers(context: CommandContext) {
  const pack = await context.loadPack()
  const { reader } = await context.database()
  return createAnswers(pack, await readWithdrawn(reader, pack))
}

function parsePuzzleKey(day: string, game: string, mode: string) {
  if (!isGame(game)) throw new CommandError(`${game} is not a game: use ${GAMES.join(', ')}`)
  const found = MODES.find((each) => String(each) === mode)
  if (found === undefined) throw new CommandError(`${mode} is not a mode: use ${MODES.join(', ')}`)
  return { day: parseDayArgument(day), game, mode: found satisfies Mode }
}

function isGame(game: string): game is Game {
  return (GAMES as readonly string[]).includes(game)
}
