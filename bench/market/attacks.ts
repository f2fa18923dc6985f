import { PULL_COST } from '@otogi/rules/summon/draw'
import type { Account, Card } from './market.ts'
import type { Farm } from './farm.ts'

/** What somebody with many accounts may try. Each attack knows the rule and asks the best price that it allows. */
export type Attack = {
  readonly name: string
  readonly alts?: number
  readonly receivers?: number
  /** How many days the accounts play before. */
  readonly days?: number
  /** How many days the receivers play before that. */
  readonly receiverDays?: number
  readonly run: (farm: Farm, tools: Tools) => void
}

export type Tools = {
  readonly cheap: Card
  readonly dear: Card
  readonly draw: () => Card
  readonly cards: readonly Card[]
}

/** Buys at the highest price as often as that gains anything. */
function pay(farm: Farm, alt: Account, card: Card): void {
  for (const receiver of farm.receivers) {
    while (farm.most(alt, card, receiver) > farm.worth(card)) {
      if (!farm.sell(alt, card, farm.most(alt, card, receiver), receiver) || farm.market.left(alt) <= 0) break
    }
  }
}

/** Buys until nothing is left, everything is refused, or a card would go for less than it is worth. */
function drain(farm: Farm, alt: Account, card: Card): void {
  for (const receiver of farm.receivers) {
    while (farm.most(alt, card, receiver) > farm.worth(card)) {
      if (!farm.sell(alt, card, farm.most(alt, card, receiver), receiver)) break
    }
  }
}

const payAll = (farm: Farm, { cheap }: Tools) => farm.alts.forEach((alt) => pay(farm, alt, cheap))

function payAndReturn(farm: Farm, tools: Tools): void {
  for (let time = 0; time < 3; time++) {
    payAll(farm, tools)
    // The same people, with the same names and addresses.
    farm.alts.splice(0, Infinity, ...farm.alts.map(({ given }) => farm.join(given)))
    farm.play()
  }
  payAll(farm, tools)
}

/** The receiver sells at the going rate and gets the card back for the least that is allowed. */
function ring(farm: Farm, { dear, cheap }: Tools): void {
  for (const alt of farm.alts) {
    for (const card of [dear, cheap]) {
      for (let turn = 0; turn < 100 && farm.sell(alt, card, farm.market.rate(card)); turn++) {
        if (!farm.sellBack(alt, card, farm.least(alt, card))) break
      }
    }
  }
}

/** The accounts summon, and the receiver gets their cards for the least that is allowed. */
function handOverCards(farm: Farm, { draw }: Tools): void {
  for (const alt of farm.alts) {
    while (alt.gachas >= PULL_COST[1]) {
      alt.gachas -= PULL_COST[1]
      const card = draw()
      if (farm.least(alt, card) < farm.worthFrom(alt, card)) farm.sellBack(alt, card, farm.least(alt, card))
    }
  }
}

/** The accounts buy from one another, ever dearer, before they pay. */
function poison(cards: (tools: Tools) => readonly Card[], turns = 4) {
  return (farm: Farm, tools: Tools) => {
    const chosen = cards(tools)
    for (let turn = 0; turn < turns; turn++) {
      for (const [n, alt] of farm.alts.entries()) {
        const seller = farm.alts[(n + 1) % farm.alts.length]
        const card = chosen[n % chosen.length]
        // In small steps, so that what may be given away lasts.
        if (seller && card && farm.market.left(alt) > 0) farm.wash(alt, seller, card)
      }
      farm.market.retake()
    }
    const card = chosen[0]
    if (card) for (const alt of farm.alts) drain(farm, alt, card)
  }
}

const commonCards = ({ cards, cheap }: Tools) => cards.filter(({ rarity }) => rarity === cheap.rarity)

const rareCards = ({ cards }: Tools) => cards.filter(({ rarity }) => rarity === 'S+')

const bulk = (farm: Farm, { cheap }: Tools) => farm.alts.forEach((alt) => drain(farm, alt, cheap))

const MANY_RECEIVERS = [10, 20].flatMap((receivers) => [50, 500].map((alts) => ({ receivers, alts })))

export const ATTACKS: readonly Attack[] = [
  { name: 'fifty accounts pay all they may', run: payAll },
  { name: 'fifty accounts of a sign-up alone', days: 0, run: bulk },
  { name: 'one account of a sign-up alone', alts: 1, days: 0, run: payAll },
  { name: '20 receivers, fifty accounts of a sign-up alone', receivers: 20, days: 0, run: bulk },
  { name: 'one account', alts: 1, run: payAll },
  { name: 'three accounts', alts: 3, run: payAll },
  { name: 'they leave and come back, three times', run: payAndReturn },
  { name: 'five receivers', receivers: 5, run: bulk },
  { name: 'a month of play first', days: 30, run: bulk },
  { name: 'one account after a month of play', alts: 1, days: 30, run: bulk },
  { name: 'one card goes round', run: ring },
  { name: 'one card goes round, one account', alts: 1, run: ring },
  { name: 'summoned cards for little', run: handOverCards },
  { name: 'summoned cards for little, one account', alts: 1, run: handOverCards },
  { name: 'wash sales of one card, then pay', run: poison(({ cheap }) => [cheap]) },
  { name: 'wash sales of one dear card, then pay', run: poison(({ dear }) => [dear]) },
  {
    name: 'wash sales of a whole rarity, then pay',
    run: poison(commonCards),
  },
  { name: 'wash sales, five receivers', receivers: 5, run: poison(({ cheap }) => [cheap]) },
  { name: 'wash sales after a month, five receivers', receivers: 5, days: 30, run: poison(({ cheap }) => [cheap]) },
  { name: 'wash sales of a whole rarity, five receivers', receivers: 5, run: poison(commonCards) },
  ...[1, 3].map((receivers) => ({
    name: `wash sales of a whole rarity for ${receivers} who played a week`,
    receivers,
    receiverDays: 7,
    run: poison(commonCards),
  })),
  { name: 'wash sales of a whole rarity by thirty accounts', alts: 30, run: poison(commonCards) },
  { name: 'wash sales by thirty accounts of a sign-up alone', alts: 30, days: 0, run: poison(commonCards) },
  { name: 'wash sales by twelve accounts', alts: 12, run: poison(({ cheap }) => [cheap]) },
  ...MANY_RECEIVERS.flatMap(({ receivers, alts }) => {
    const farm = `${receivers} receivers, ${alts} accounts`
    return [
      { name: farm, receivers, alts, run: bulk },
      ...[1, 3, 8, 30].flatMap((days) => [
        { name: `${farm}, day ${days}: wash sales of the Bs`, receivers, alts, days, run: poison(commonCards) },
        { name: `${farm}, day ${days}: wash sales of the S+s`, receivers, alts, days, run: poison(rareCards, 8) },
      ]),
    ]
  }),
]
