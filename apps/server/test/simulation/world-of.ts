import type { Reader } from '../../src/platform/db/db.ts'
import type { Clock } from '../../src/platform/process/clock.ts'
import type { Games } from '../../src/features/games/index.ts'
import type { Game, Mode } from '@otogi/rules/games/games'
import type { Oracle } from './actor.ts'
import type { GameName } from './model.ts'
import type { Simulated } from './simulate.ts'

const PLAIN: Record<GameName, Game> = {
  image: 'image',
  silueta: 'silhouette',
  name: 'name',
  opening: 'opening',
  eye: 'eyes',
  pixel: 'pixel',
}

type Seen = { readonly db: Reader; readonly games: Games; readonly clock: Clock }

/** The oracle and the books of a running server; nothing here judges. */
export function seenIn({ db, games, clock }: Seen): Pick<Simulated, 'oracle' | 'balances'> {
  const { answers } = games
  const oracle: Oracle = async (playerId, place) => {
    const game = PLAIN[place.game]
    const { answer } = (await games.puzzles.readDay(db, playerId, clock.today())).round(game, place.mode as Mode)
    const right = answers.get(game, answer)
    const list = answers.animes.includes(right) ? answers.animes : answers.characters
    const others = list.filter((one) => one !== right).map(({ texts }) => texts)
    return { answer: right.texts, others, word: game === 'name' ? answers.word(answer) : '' }
  }
  const balances = async () => {
    const rows = await db.selectFrom('wallets').select(['player_id', 'balance', 'throws']).execute()
    return new Map(rows.map((row) => [row.player_id, { gachas: Number(row.balance), throws: row.throws }]))
  }
  return { oracle, balances }
}
