import { PULL_COST } from '@otogi/rules/summon/draw'
import type { Card } from './cards.ts'
import type { Account } from './market.ts'
import type { Farm } from './farm.ts'

/** An attack by one person with many accounts. Each attack uses the best prices that the market guard allows. */
export type Attack = {
  readonly name: string
  readonly alts?: number
  readonly recipients?: number
  /** Number of days that the accounts play before the attack. */
  readonly days?: number
  /** Number of days for which only the recipients play, before the other accounts join. */
  readonly recipientDays?: number
  /** Number of idle days after the recipients' days and before all accounts play. */
  readonly restDays?: number
  /** Whether the gain depends so much on luck that it is averaged over several farms. */
  readonly isLucky?: boolean
  readonly run: (farm: Farm, attackCards: AttackCards) => void
}

export type AttackCards = {
  readonly cheap: Card
  readonly expensive: Card
  readonly draw: () => Card
  readonly cards: readonly Card[]
}

/**
 * Buys the card from each recipient at the highest allowed price, as long as that price exceeds the card's value and
 * the account may still give gachas away.
 */
function payRecipients(farm: Farm, alt: Account, card: Card): void {
  for (const recipient of farm.recipients) {
    while (farm.most(alt, card, recipient) > farm.worth(card)) {
      if (!farm.sell(alt, card, farm.most(alt, card, recipient), recipient) || farm.market.left(alt) <= 0) break
    }
  }
}

/**
 * Buys the card from each recipient at the highest allowed price until a purchase is refused or that price no longer
 * exceeds the card's value.
 */
function buyUntilRefused(farm: Farm, alt: Account, card: Card): void {
  for (const recipient of farm.recipients) {
    while (farm.most(alt, card, recipient) > farm.worth(card)) {
      if (!farm.sell(alt, card, farm.most(alt, card, recipient), recipient)) break
    }
  }
}

const payAll = (farm: Farm, { cheap }: AttackCards) => farm.alts.forEach((alt) => payRecipients(farm, alt, cheap))

function payAndReturn(farm: Farm, attackCards: AttackCards): void {
  for (let time = 0; time < 3; time++) {
    payAll(farm, attackCards)
    // The new accounts belong to the same person and have the same email addresses.
    farm.alts.splice(0, Infinity, ...farm.alts.map(({ given }) => farm.join(given)))
    farm.play()
  }
  payAll(farm, attackCards)
}

/** The recipient sells a card at the going rate and buys it back at the lowest allowed price. */
function tradeBackAndForth(farm: Farm, { expensive, cheap }: AttackCards): void {
  for (const alt of farm.alts) {
    for (const card of [expensive, cheap]) {
      for (let turn = 0; turn < 100 && farm.sell(alt, card, farm.market.rate(card)); turn++) {
        if (!farm.sellBack(alt, card, farm.least(alt, card))) break
      }
    }
  }
}

/** The accounts summon cards, and the recipient buys them at the lowest allowed price. */
function handOverCards(farm: Farm, { draw }: AttackCards): void {
  for (const alt of farm.alts) {
    while (alt.gachas >= PULL_COST[1]) {
      alt.gachas -= PULL_COST[1]
      const card = draw()
      if (farm.least(alt, card) < farm.worthFrom(alt, card)) farm.sellBack(alt, card, farm.least(alt, card))
    }
  }
}

/** The accounts buy from each other at rising prices to push up the going rate. Then they pay the recipients. */
function createWashAttack(chooseCards: (attackCards: AttackCards) => readonly Card[], turns = 4) {
  return (farm: Farm, attackCards: AttackCards) => {
    const chosen = chooseCards(attackCards)
    for (let turn = 0; turn < turns; turn++) {
      for (const [n, alt] of farm.alts.entries()) {
        const seller = farm.alts[(n + 1) % farm.alts.length]
        const card = chosen[n % chosen.length]
        // Each account buys only once per turn, so that its giving limit is not used up before the last turn.
        if (seller && card && farm.market.left(alt) > 0) farm.wash(alt, seller, card)
      }
      farm.market.retake()
    }
    const card = chosen[0]
    if (card) for (const alt of farm.alts) buyUntilRefused(farm, alt, card)
  }
}

const commonCards = ({ cards, cheap }: AttackCards) => cards.filter(({ rarity }) => rarity === cheap.rarity)

const rareCards = ({ cards }: AttackCards) => cards.filter(({ rarity }) => rarity === 'S+')

const drainAll = (farm: Farm, { cheap }: AttackCards) => farm.alts.forEach((alt) => buyUntilRefused(farm, alt, cheap))

const keepAll = () => {}

/**
 * The recipients spend everything they have earned on summons and sell each SS card to the account that can pay the
 * most.
 */
function createSummonAttack(prepare: Attack['run']) {
  return (farm: Farm, attackCards: AttackCards) => {
    prepare(farm, attackCards)
    for (const recipient of farm.recipients) {
      for (let pull = Math.floor(farm.market.sumEarned(recipient) / PULL_COST[1]); pull > 0; pull--) {
        const card = attackCards.draw()
        if (card.rarity === 'SS') farm.sellToHighestBidder(card, recipient)
      }
    }
  }
}

const MANY_RECIPIENTS = [10, 20].flatMap((recipients) => [50, 500].map((alts) => ({ recipients, alts })))

export const ATTACKS: readonly Attack[] = [
  { name: 'fifty accounts pay all they may', run: payAll },
  { name: 'fifty accounts of a sign-up alone', days: 0, run: drainAll },
  { name: 'one account of a sign-up alone', alts: 1, days: 0, run: payAll },
  { name: '20 recipients, fifty accounts of a sign-up alone', recipients: 20, days: 0, run: drainAll },
  { name: 'one account', alts: 1, run: payAll },
  { name: 'three accounts', alts: 3, run: payAll },
  { name: 'they leave and come back, three times', run: payAndReturn },
  { name: 'five recipients', recipients: 5, run: drainAll },
  { name: 'a month of play first', days: 30, run: drainAll },
  { name: 'one account after a month of play', alts: 1, days: 30, run: drainAll },
  { name: 'one card goes round', run: tradeBackAndForth },
  { name: 'one card goes round, one account', alts: 1, run: tradeBackAndForth },
  { name: 'summoned cards for little', run: handOverCards },
  { name: 'summoned cards for little, one account', alts: 1, run: handOverCards },
  { name: 'wash sales of one card, then pay', run: createWashAttack(({ cheap }) => [cheap]) },
  { name: 'wash sales of one expensive card, then pay', run: createWashAttack(({ expensive }) => [expensive]) },
  {
    name: 'wash sales of a whole rarity, then pay',
    run: createWashAttack(commonCards),
  },
  { name: 'wash sales, five recipients', recipients: 5, run: createWashAttack(({ cheap }) => [cheap]) },
  {
    name: 'wash sales after a month, five recipients',
    recipients: 5,
    days: 30,
    run: createWashAttack(({ cheap }) => [cheap]),
  },
  { name: 'wash sales of a whole rarity, five recipients', recipients: 5, run: createWashAttack(commonCards) },
  ...[1, 3].map((recipients) => ({
    name: `wash sales of a whole rarity for ${recipients} who played a week`,
    recipients,
    recipientDays: 7,
    run: createWashAttack(commonCards),
  })),
  { name: 'wash sales of a whole rarity by thirty accounts', alts: 30, run: createWashAttack(commonCards) },
  { name: 'wash sales by thirty accounts of a sign-up alone', alts: 30, days: 0, run: createWashAttack(commonCards) },
  { name: 'wash sales by twelve accounts', alts: 12, run: createWashAttack(({ cheap }) => [cheap]) },
  ...[drainAll, createWashAttack(commonCards)].map((run, n) => ({
    name: `9 recipients who played 3 days of an earlier week${n === 0 ? '' : ', wash sales of the Bs'}`,
    recipients: 9,
    recipientDays: 3,
    restDays: 8,
    run,
  })),
  ...[1, 10, 20].flatMap((recipients) =>
    [['', keepAll] as const, [', after wash sales of the Bs', createWashAttack(commonCards)] as const].map(
      ([after, before]) => ({
        name: `${recipients} recipients sell SS summoned in a month${after}`,
        recipients,
        days: 30,
        isLucky: true,
        run: createSummonAttack(before),
      }),
    ),
  ),
  { name: 'one account, SS summoned in a month', alts: 1, days: 30, isLucky: true, run: createSummonAttack(keepAll) },
  ...MANY_RECIPIENTS.flatMap(({ recipients, alts }) => {
    const farm = `${recipients} recipients, ${alts} accounts`
    return [
      { name: farm, recipients, alts, run: drainAll },
      ...[1, 3, 8, 30].flatMap((days) => [
        {
          name: `${farm}, day ${days}: wash sales of the Bs`,
          recipients,
          alts,
          days,
          run: createWashAttack(commonCards),
        },
        {
          name: `${farm}, day ${days}: wash sales of the S+s`,
          recipients,
          alts,
          days,
          run: createWashAttack(rareCards, 8),
        },
      ]),
    ]
  }),
]
