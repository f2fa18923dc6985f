import fc from 'fast-check'
import {
  planClaimAllQuests,
  planClaim,
  planPull,
  planQuestClaim,
  type Transfer,
  type Choice,
  type TransferPlan,
} from './transfers.ts'
import { runAlone, choices, advanceDays, runConcurrently, type PlannedCall, type Step } from './commands.ts'
import {
  changingSeed,
  planFavorite,
  planGuess,
  guessingAgain,
  impersonating,
  readAllRecords,
  lying,
  readingInbox,
  renaming,
  planRequestWithUsedKey,
  resetting,
  rollingOver,
  unlocking,
  voting,
  type ActionPlan,
} from './actions.ts'
import { planPurchase, planCancel, leaving, planSale, planMultiCopySale } from './trade.ts'

/** A pull of ten cards that the player cannot pay for. */
const pullingPoor: TransferPlan = (context) => {
  const pulled: Transfer | undefined = planPull(10, 'normal')(context)
  return pulled?.refusal === undefined ? undefined : pulled
}

/** Actions that move gachas or cards; run alone and concurrently. */
export const TRANSFERS: Readonly<Record<string, TransferPlan>> = {
  'pull one': planPull(1, 'normal'),
  'pull ten': planPull(10, 'normal'),
  'pull one special': planPull(1, 'special'),
  'pull ten special': planPull(10, 'special'),
  claim: planClaim(1),
  'claim a quest': planQuestClaim(true),
  'claim all quests': planClaimAllQuests(true),
  sell: planSale('own'),
  'sell all copies': planMultiCopySale('all'),
  cancel: planCancel('open'),
  buy: planPurchase('open'),
}

const FORBIDDEN: Readonly<Record<string, TransferPlan>> = {
  'pull without enough gachas': pullingPoor,
  'claim an unwon game': planClaim(0),
  'claim again': planClaim(2),
  'claim a quest early': planQuestClaim(false),
  'claim all quests early': planClaimAllQuests(false),
  'sell a favourite': planSale('favourite'),
  'sell a card that is not owned': planSale('missing'),
  'sell more copies than owned': planMultiCopySale('tooMany'),
  'cancel a closed listing': planCancel('gone'),
  'buy a closed listing': planPurchase('gone'),
  'buy one’s own listing': planPurchase('own'),
  'buy at another price': planPurchase('cheaper'),
}

const ACTIONS: Readonly<Record<string, ActionPlan>> = {
  'guess right': planGuess(true),
  'guess wrong': planGuess(false),
  'guess again': guessingAgain,
  'reset a puzzle': resetting,
  'repeat a pull': planRequestWithUsedKey(true),
  'another pull under the same key': planRequestWithUsedKey(false),
  favourite: planFavorite(true),
  unfavourite: planFavorite(false),
  vote: voting,
  unlock: unlocking,
  'change the seed': changingSeed,
  rename: renaming,
  'roll over': rollingOver,
  lie: lying,
  'act for another player': impersonating,
  'read the inbox': readingInbox,
  look: readAllRecords,
}

export const KINDS = Object.keys({ ...TRANSFERS, ...FORBIDDEN, ...ACTIONS, leave: leaving }).length

const createStep = ([kind, plan]: [string, TransferPlan | ActionPlan]): fc.Arbitrary<Step> =>
  choices.map((choice) => runAlone(kind, plan, choice))

const chooseOne = (plans: Readonly<Record<string, TransferPlan | ActionPlan>>) =>
  fc.oneof(...Object.entries(plans).map(createStep))

const planned: fc.Arbitrary<PlannedCall> = fc.record({
  plan: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...Object.values(TRANSFERS)) },
    { weight: 1, arbitrary: fc.constant(leaving) },
  ),
  choice: choices,
})

/** In two thirds of the groups, all actions share a player or an item, so that they conflict. */
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
    return runConcurrently([first, ...alike], times)
  })

/** Generates one step of a sequence. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 18, arbitrary: chooseOne(TRANSFERS) },
  { weight: 10, arbitrary: chooseOne(FORBIDDEN) },
  { weight: 24, arbitrary: chooseOne(ACTIONS) },
  { weight: 16, arbitrary: atOnce },
  { weight: 2, arbitrary: fc.constantFrom(1, 1, 1, 7).map(advanceDays) },
  { weight: 1, arbitrary: choices.map((choice) => runAlone('leave', leaving, choice, true)) },
)
