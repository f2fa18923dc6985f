import type { User } from '@otogi/contract/accounts'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { ranking } from '@otogi/contract/ranking'
import { formatThousands } from '@otogi/rules/format/number'

export type Ranking = ReplyOf<typeof ranking.find>

export const LISTS = ['power', 'level', 'cards'] as const
export type List = (typeof LISTS)[number]

/** A line of a list as it is read on the screen. */
export type Row = {
  readonly place: number | null
  readonly username: string
  readonly picture: string
  readonly figure: string
}

export function rowsOf(found: Ranking, list: List): Row[] {
  switch (list) {
    case 'power':
      return found.power.map((one, i) => rowOf(i + 1, one, powerText(one.totalPower)))
    case 'level':
      return found.level.map((one, i) => rowOf(i + 1, one, formatThousands(one.level)))
    case 'cards':
      return found.cards.map(({ player, uniqueCards }, i) =>
        rowOf(i + 1, player, cardsText(uniqueCards, found.totalCards)),
      )
  }
}

/** The player's own line; without a place until the lists are known. */
export function ownRow(user: User, list: List, found: Ranking | undefined): Row {
  const figure = {
    power: powerText(user.totalPower),
    level: formatThousands(user.level),
    cards: cardsText(user.uniqueCards, found?.totalCards),
  }
  return rowOf(found?.me[list] ?? null, user, figure[list])
}

type Face = { readonly username: string; readonly picture: string }

function rowOf(place: number | null, { username, picture }: Face, figure: string): Row {
  return { place, username, picture, figure }
}

const powerText = (power: number) => `${formatThousands(power)} P`

function cardsText(cards: number, all: number | undefined): string {
  return all === undefined ? formatThousands(cards) : `${formatThousands(cards)} / ${formatThousands(all)}`
}

/** On screen a player is called by the first word of the username. */
export function firstWord(username: string): string {
  return username.trim().split(/\s+/)[0] ?? ''
}
