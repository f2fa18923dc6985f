import type { Pack } from '@otogi/content/pack'
import type { Mount } from '../../platform/http/mount.ts'
import type { Media } from '../../platform/media/media.ts'
import type { PuzzleKeys } from '../../platform/process/secrets.ts'
import { createAnswers, type Answers } from './answers.ts'
import { createPuzzles, type Puzzles } from './puzzles.ts'
import { mountGameRoutes } from './routes.ts'
import { createSequence } from './sequence.ts'
import { mountStatisticsRoutes } from './statistics/routes.ts'

export type GameDeps = { readonly pack: Pack; readonly media: Media; readonly keys: PuzzleKeys }

export type Games = {
  readonly answers: Answers
  readonly puzzles: Puzzles
  mount(mount: Mount): void
}

export function createGames({ pack, media, keys }: GameDeps): Games {
  const answers = createAnswers(pack)
  const sequence = createSequence(keys)
  const puzzles = createPuzzles({ answers, sequence, keys })
  return {
    answers,
    puzzles,
    mount(mount) {
      mountGameRoutes(mount, { answers, sequence, puzzles, media })
      mountStatisticsRoutes(mount, { answers, puzzles })
    },
  }
}
