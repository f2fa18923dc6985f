import type { KeyObject } from 'node:crypto'
import type { Pack } from '@otogi/content/pack'
import type { Mount } from '../../platform/http/mount.ts'
import type { Media } from '../../platform/media/media.ts'
import type { PuzzleKeys } from '../../platform/process/secrets.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import type { Answers } from './answers.ts'
import { mountCalendarDeskRoutes } from './calendar/desk-routes.ts'
import { createNetworkHasher, type HashNetwork } from './guest/network-hash.ts'
import { createPuzzles, type Puzzles } from './puzzles.ts'
import { mountGameRoutes } from './routes.ts'
import { createPackSchedule } from './schedule/pack-schedule.ts'
import type { Schedule } from './schedule/schedule.ts'
import { mountStatisticsRoutes } from './statistics/routes.ts'

export type GameDeps = {
  readonly pack: Pack
  readonly media: Media
  readonly keys: PuzzleKeys
  readonly networkKey: KeyObject
  readonly withdrawn?: Withdrawn
}

export type Games = {
  readonly answers: Answers
  readonly puzzles: Puzzles
  readonly schedule: Schedule
  readonly hashNetwork: HashNetwork
  mount(mount: Mount): void
}

export function createGames({ pack, media, keys, networkKey, withdrawn }: GameDeps): Games {
  const { answers, sequence, schedule } = createPackSchedule(pack, keys, withdrawn)
  const puzzles = createPuzzles({ schedule, keys })
  const hashNetwork = createNetworkHasher(networkKey)
  return {
    answers,
    puzzles,
    schedule,
    hashNetwork,
    mount(mount) {
      mountGameRoutes(mount, { answers, sequence, puzzles, media, hashNetwork })
      mountStatisticsRoutes(mount, { answers, puzzles })
      mountCalendarDeskRoutes(mount, { answers, puzzles, media })
    },
  }
}
