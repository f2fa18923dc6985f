import fc from 'fast-check'
import { claiming, pulling, questing, type Act, type Choice, type Plan } from './acts.ts'
import { alone, choices, passing, together, type Planned, type Step } from './commands.ts'
import {
  changingSeed,
  favouring,
  guessing,
  guessingAgain,
  impersonating,
  lookingAround,
  lying,
  readingInbox,
  renaming,
  repeating,
  resetting,
  rollingOver,
  unlocking,
  voting,
  type ErrandPlan,
} from './errands.ts'
import { buying, cancelling, leaving, selling } from './trade.ts'

/** Only where the player cannot pay. */
const pullingPoor: Plan = (scene) => {
  const pulled: Act | undefined = pulling(10, 'normal')(scene)
  return pulled?.refusal === undefined ? undefined : pulled
}

/** What moves gachas or cards: done alone, and several at one instant. */
export const ACTS: Readonly<Record<string, Plan>> = {
  'pull one': pulling(1, 'normal'),
  'pull ten': pulling(10, 'normal'),
  'pull one special': pulling(1, 'special'),
  'pull ten special': pulling(10, 'special'),
  claim: claiming(1),
  'claim a quest': questing(true),
  sell: selling('own'),
  cancel: cancelling('open'),
  buy: buying('open'),
}

const MISDEEDS: Readonly<Record<string, Plan>> = {
  'pull while poor': pullingPoor,
  'claim what is not won': claiming(0),
  'claim again': claiming(2),
  'claim a quest early': questing(false),
  'sell a favourite': selling('favourite'),
  'sell what is not owned': selling('missing'),
  'cancel what is gone': cancelling('gone'),
  'buy what is gone': buying('gone'),
  'buy one’s own': buying('own'),
  'buy at another price': buying('cheaper'),
}

const ERRANDS: Readonly<Record<string, ErrandPlan>> = {
  'guess right': guessing(true),
  'guess wrong': guessing(false),
  'guess again': guessingAgain,
  'reset a puzzle': resetting,
  'repeat a pull': repeating(true),
  'another pull under the same key': repeating(false),
  favourite: favouring(true),
  unfavourite: favouring(false),
  vote: voting,
  unlock: unlocking,
  'change the seed': changingSeed,
  rename: renaming,
  'roll over': rollingOver,
  lie: lying,
  'act for another': impersonating,
  'read the inbox': readingInbox,
  look: lookingAround,
}

export const KINDS = Object.keys({ ...ACTS, ...MISDEEDS, ...ERRANDS, leave: leaving }).length

const step = ([kind, plan]: [string, Plan | ErrandPlan]): fc.Arbitrary<Step> =>
  choices.map((choice) => alone(kind, plan, choice))

const oneOf = (deeds: Readonly<Record<string, Plan | ErrandPlan>>) => fc.oneof(...Object.entries(deeds).map(step))

const planned: fc.Arbitrary<Planned> = fc.record({
  plan: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...Object.values(ACTS)) },
    { weight: 1, arbitrary: fc.constant(leaving) },
  ),
  choice: choices,
})

/** As often as not all are one player's, or all want the same thing: that is where they meet. */
const atOnce = fc
  .record({
    all: fc.array(planned, { minLength: 1, maxLength: 4 }),
    times: fc.integer({ min: 1, max: 3 }),
    together: fc.constantFrom<keyof Choice | 'nothing'>('who', 'pick', 'nothing'),
  })
  .map(({ all: [first, ...others], times, together: shared }) => {
    if (!first) throw new Error('nobody does anything')
    const alike = others.map(({ plan, choice }) => ({
      plan,
      choice: shared === 'nothing' ? choice : { ...choice, [shared]: first.choice[shared] },
    }))
    return together([first, ...alike], times)
  })

/** Any thing that can happen next. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 18, arbitrary: oneOf(ACTS) },
  { weight: 10, arbitrary: oneOf(MISDEEDS) },
  { weight: 24, arbitrary: oneOf(ERRANDS) },
  { weight: 16, arbitrary: atOnce },
  { weight: 2, arbitrary: fc.constantFrom(1, 1, 1, 7).map(passing) },
  { weight: 1, arbitrary: choices.map((choice) => alone('leave', leaving, choice, true)) },
)
