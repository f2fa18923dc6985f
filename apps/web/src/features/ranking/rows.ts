import type { User } from '@otogi/contract/accounts'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { ranking } from '@otogi/contract/ranking'
import { formatThousands } from '@otogi/rules/format/number'

export type Ranking = ReplyOf<typeof ranking.find>

export const LISTS = ['power', 'level', 'cards'] as const
export type List = (typeof LISTS)[number]

/** A row of a leaderboard, prepared for display. */
export type Row = {
  readonly place: number | null
  readonly username: string
  readonly picture: string
  readonly score: string
}

export function toRows(ranking: Ranking, list: List): Row[] {
  switch (list) {
    case 'power':
      return ranking.power.map((one, i) => createRow(i + 1, one, powerText(one.totalPower)))
    case 'level':
      return ranking.level.map((one, i) => createRow(i + 1, one, formatThousands(one.level)))
    case 'cards':
      return ranking.cards.map(({ player, uniqueCards }, i) =>
        createRow(i + 1, player, formatCards(uniqueCards, ranking.totalCards)),
      )
  }
}

/** Returns the player's own row. Its place is null until the lists have loaded. */
export function toOwnRow(user: User, list: List, ranking: Ranking | undefined): Row {
  const score = {
    power: powerText(user.totalPower),
    level: formatThousands(user.level),
    cards: formatCards(user.uniqueCards, ranking?.totalCards),
  }
  return createRow(ranking?.me[list] ?? null, user, score[list])
}

type PlayerSummary = { readonly username: string; readonly picture: string }

function createRow(place: number | null, { username, picture }: PlayerSummary, score: string): Row {
  return { place, username, picture, score }
}

const powerText = (power: number) => `${formatThousands(power)} P`

function formatCards(cards: number, total: number | undefined): string {
  return total === undefined ? formatThousands(cards) : `${formatThousands(cards)} / ${formatThousands(total)}`
}

/** Lists show only the first word of a username. */
export function getFirstWord(username: string): string {
  return username.trim().split(/\s+/)[0] ?? ''
}
