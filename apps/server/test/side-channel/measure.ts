import { createDice, type Dice } from '../simulation/dice.ts'
import { bayes, nearest, type Guesser } from './guessers.ts'
import type { Sample } from './sample.ts'

/** How much a channel reveals: the number of correct guesses, compared with the same guesser on shuffled answers. */
export type Finding = {
  readonly channel: string
  readonly guesser: string
  readonly guesses: number
  readonly right: number
  readonly chance: number
  /** Standard deviations above chance. More than five is a leak. */
  readonly sigmas: number
}

export const ALARM_SIGMAS = 5
const GUESSERS: Record<string, Guesser> = { nearest, bayes }
const SHUFFLES = 40

export function measureLeaks(samples: readonly Sample[]): Finding[] {
  const channels = Object.keys(samples[0]?.channels ?? {})
  const places = [...Map.groupBy(samples, ({ place }) => place).values()]
  const dice = createDice(1)
  return channels.flatMap((channel) =>
    Object.entries(GUESSERS).map(([name, guesser]) => ({
      channel,
      guesser: name,
      ...measureChannel(places, channel, guesser, dice),
    })),
  )
}

/** Shuffles the answers within each game and mode: the set of answers is public, the order is not. */
function measureChannel(
  samplesByPuzzle: readonly (readonly Sample[])[],
  channel: string,
  guesser: Guesser,
  dice: Dice,
) {
  const trained = samplesByPuzzle.map((samples) => ({
    labels: samples.map(({ answer }) => answer),
    guess: guesser(samples.map(({ channels }) => channels[channel] ?? [])),
  }))
  const rightOf = (labelsOf: (labels: readonly string[]) => readonly string[]) =>
    trained.reduce((sum, { labels, guess }) => sum + guess(labelsOf(labels)), 0)
  const right = rightOf((labels) => labels)
  const shuffled = Array.from({ length: SHUFFLES }, () => rightOf((labels) => dice.shuffled(labels)))
  const chance = shuffled.reduce((sum, count) => sum + count, 0) / SHUFFLES
  const spread = Math.sqrt(shuffled.reduce((sum, count) => sum + (count - chance) ** 2, 0) / SHUFFLES)
  const guesses = samplesByPuzzle.reduce((sum, samples) => sum + samples.length, 0)
  // Without information, a guesser scores the same for any order of the answers.
  return { guesses, right, chance, sigmas: (right - chance) / Math.max(1, spread) }
}
