import type { Reader } from '../../src/platform/db/db.ts'
import type { Clock } from '../../src/platform/process/clock.ts'
import type { Games } from '../../src/features/games/index.ts'
import type { Game, Mode } from '@otogi/rules/games/games'
import type { AnswerReader } from './actor.ts'
import type { GameName } from './model.ts'
import type { SimulatedServer } from './simulate.ts'

const PLAIN: Record<GameName, Game> = {
  image: 'image',
  silueta: 'silhouette',
  name: 'name',
  opening: 'opening',
  eye: 'eyes',
  pixel: 'pixel',
}

type ServerAccess = { readonly db: Reader; readonly games: Games; readonly clock: Clock }

/** Creates functions that read answers and balances from a running server's database. */
export function createServerQueries({
  db,
  games,
  clock,
}: ServerAccess): Pick<SimulatedServer, 'readAnswer' | 'balances'> {
  const { answers } = games
  const readAnswer: AnswerReader = async (playerId, puzzle) => {
    const game = PLAIN[puzzle.game]
    const { answer } = (await games.puzzles.readDay(db, playerId, clock.today())).round(game, puzzle.mode as Mode)
    const right = answers.get(game, answer)
    const list = answers.animes.includes(right) ? answers.animes : answers.characters
    const others = list.filter((one) => one !== right).map(({ texts }) => texts)
    return { answer: right.texts, others, word: game === 'name' ? answers.word(answer) : '' }
  }
  const balances = async () => {
    const rows = await db
      .selectFrom('wallets')
      .select((row) => [
        'player_id',
        'balance',
        'throws as pityCount',
        row
          .selectFrom('holdings')
          .whereRef('holdings.player_id', '=', 'wallets.player_id')
          .select((own) => own.fn.sum<string>('quantity').as('copies'))
          .as('copies'),
        row
          .selectFrom('ledger_entries')
          .whereRef('ledger_entries.player_id', '=', 'wallets.player_id')
          .where('position', 'is not', null)
          .where('reason', 'like', 'market:%')
          .select((own) => own.fn.sum<string>('delta').as('traded'))
          .as('traded'),
      ])
      .execute()
    return new Map(
      rows.map(({ player_id: id, balance, pityCount, copies, traded }) => [
        id,
        { gachas: Number(balance), pityCount, copies: Number(copies), tradedGachas: Number(traded) },
      ]),
    )
  }
  return { readAnswer, balances }
}
