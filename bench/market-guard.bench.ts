import { createDice } from '@otogi/server/test/simulation/dice'
import { SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import { computeMedian } from '@otogi/rules/market/price'
import { ATTACKS, type Attack } from './market/attacks.ts'
import { Farm } from './market/farm.ts'
import { Crowd } from './market/honest.ts'

/**
 * Measures how many honest trades the market guard blocks, and how many gachas one person can still move between many
 * accounts: `npm run bench -- market-guard`. A hundred honest players, who behave like those of the simulation, trade
 * for 90 days on a market that starts empty. Each attack uses the best prices that the guard allows, on an empty market
 * and on one where a hundred players have traded for two weeks.
 */

/** These seeds were not used to design the guard's rules. */
const SEEDS = Array.from({ length: 20 }, (_, n) => 601 + n)
const FARM_SEED = 7
const DAYS = 90
/** The gain of a few accounts depends on luck, so it is averaged over several farms. */
const FARMS_OF_FEW = 20
const MOST_TOUCHED = 0.001
const MOST_GAINED = 0.1

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

let trades = 0
const refused = new Map<string, number>()
const pricesOfRarest: number[] = []
for (const seed of SEEDS) {
  const crowd = new Crowd(createDice(seed))
  crowd.join(70)
  for (let day = 0; day < DAYS; day++) {
    if (day < 60 && day % 2 === 0) crowd.join(1)
    crowd.live()
  }
  trades += crowd.outcome.trades
  pricesOfRarest.push(...crowd.market.listPrices('SS'))
  for (const [reason, count] of crowd.outcome.refused) refused.set(reason, (refused.get(reason) ?? 0) + count)
}
const touched = [...refused.values()].reduce((sum, count) => sum + count, 0)
const reasons = [...refused].map(([reason, count]) => `${count} ${reason}`).join(', ')
/** Too few SS cards are sold within two weeks, so their value is the median price over all runs. */
const rarestWorth = computeMedian(pricesOfRarest) ?? SUMMON_VALUE.SS
console.log(`  seeds ${SEEDS[0]} to ${SEEDS.at(-1)}; attacks from seed ${FARM_SEED}`)
console.log(`  honest players: ${touched} of ${trades} trades refused (${reasons}), ${percent(touched / trades)}`)
console.log(`  ${pricesOfRarest.length} SS sold, at a median price of ${rarestWorth}`)
if (touched / trades >= MOST_TOUCHED) process.exitCode = 1

console.log(`  ${'what the recipients gain of what the accounts bring'.padEnd(60)}empty market  after two weeks`)
for (const attack of ATTACKS) {
  const shares = [0, 14].map((days) => computeGain(attack, days))
  console.log(`  ${attack.name.padEnd(60)}${shares.map((share) => percent(share).padStart(12)).join('  ')}`)
  if (shares.some((share) => share >= MOST_GAINED)) process.exitCode = 1
}

function computeGain(attack: Attack, honestDays: number): number {
  const few = attack.isLucky || (attack.alts ?? 50) < 10
  const farms = Array.from({ length: few ? FARMS_OF_FEW : 1 }, (_, n) => runAttack(attack, honestDays, FARM_SEED + n))
  const sum = (key: 'gained' | 'brought') => farms.reduce((total, farm) => total + farm[key], 0)
  return sum('gained') / sum('brought')
}

function runAttack(attack: Attack, honestDays: number, seed: number): Farm {
  const crowd = new Crowd(createDice(seed))
  const { market } = crowd
  crowd.join(100)
  for (let day = 0; day < honestDays; day++) crowd.live()
  market.retake()
  const { cards } = market
  // A card's value is the price that honest players paid before the attack, or the cost of summoning it if there were
  // no honest players.
  const worth = new Map(cards.map((card) => [card, honestDays > 0 ? market.worth(card) : SUMMON_VALUE[card.rarity]]))
  for (const card of cards) if (card.rarity === 'SS') worth.set(card, rarestWorth)
  const farm = new Farm(market, (card) => worth.get(card) ?? 0, attack)
  farm.playRecipients(attack.recipientDays ?? 0)
  market.day += attack.restDays ?? 0
  for (let day = 0; day < (attack.days ?? 1); day++) {
    if (day > 0) market.day += 1
    farm.play()
  }
  const [cheap, expensive] = [cards.find(({ rarity }) => rarity === 'B'), cards.find(({ rarity }) => rarity === 'S')]
  if (!cheap || !expensive) throw new Error('the market has no cards')
  attack.run(farm, { cheap, expensive, cards, draw: () => crowd.draw() })
  return farm
}
