import { sql } from 'kysely'
import { auditAllBooks } from '../books.ts'
import type { ModelPlayer, RealServer, Players } from './players.ts'

type StoredPlayer = {
  readonly id: string
  readonly gachas: number
  readonly pityCount: number
  readonly power: number
  readonly cards: string[]
  readonly favourites: string[]
  readonly offers: string[]
}

/** Compares what the database stores about some players with the model, in one query. */
export async function compareStoredState(
  { db }: RealServer,
  players: Players,
  checked: readonly ModelPlayer[],
): Promise<void> {
  const asked = new Map(checked.filter(({ client }) => client.id !== '').map((one) => [one.client.id, one]))
  const { rows } = await sql<StoredPlayer>`
    select p.id, balance as gachas, throws as "pityCount", total_power as power,
      array(select card_id || ' ' || quantity from holdings h where h.player_id = p.id) as cards,
      array(select card_id from holdings h where h.player_id = p.id and favourite) as favourites,
      array(select id || ' ' || card_id || ' ' || price from listings where seller = p.id and state = 'open') as offers
    from players p join wallets on player_id = p.id where p.id = any(${[...asked.keys()]}::uuid[])`.execute(db)
  players.judge.expect('number of players', asked.size, rows.length)
  for (const row of rows) {
    const player = asked.get(row.id)
    if (!player) continue
    const kept = {
      ...row,
      cards: row.cards.toSorted(),
      favourites: row.favourites.toSorted(),
      offers: row.offers.toSorted(),
    }
    players.judge.expect(`what ${player.name} has:`, toExpectedPlayer(player, players), kept)
  }
}

function toExpectedPlayer(player: ModelPlayer, { offers }: Players): Omit<StoredPlayer, 'id'> {
  const { gachas, pityCount, power, cards } = player.model
  const own = offers.filter(({ seller, state }) => seller === player && state === 'open')
  return {
    gachas,
    pityCount,
    power,
    cards: [...cards].map(([card, copies]) => `${card} ${copies}`).toSorted(),
    favourites: player.gone ? [] : [...player.favourites].toSorted(),
    offers: own.map(({ id, card, price }) => `${id} ${card} ${price}`).toSorted(),
  }
}

/** Counts the faults of each audit rule. */
export async function countBrokenRules({ db, pack }: RealServer): Promise<Map<string, number>> {
  const { findings } = await auditAllBooks({ db, pack })
  return new Map(findings.map(({ rule, faults }) => [rule, faults]))
}
