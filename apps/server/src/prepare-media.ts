import { listClips, listPictures } from '@otogi/content/media/catalog'
import type { MediaStore } from '@otogi/content/media/store'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from './platform/process/clock.ts'
import { daily } from './platform/process/daily.ts'

type Preparing = {
  readonly clock: Clock
  /** What the puzzles of a day show at first: it is needed before all the rest. */
  readonly firstOf: (day: MadridDay) => readonly MediaRequest[]
  readonly say: (text: string) => void
}

/** Makes pictures and clips ahead of their need, now and for every day to come; returns what ends it and closes the store. */
export function keepMediaReady(pack: Pack, files: MediaStore, { clock, firstOf, say }: Preparing): () => Promise<void> {
  let isStopping = false
  const prepare = async (requests: readonly MediaRequest[], onProgress?: Parameters<MediaStore['prepare']>[1]) => {
    try {
      await files.prepare(requests, onProgress)
    } catch (error) {
      if (!isStopping) say(`pictures and clips: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const everything = prepare([...firstOf(clock.today()), ...listPictures(pack), ...listClips(pack)], sayTenths(say))
  const stopDaily = daily(
    () => prepare([...firstOf(clock.today()), ...firstOf(addDays(clock.today(), 1))]),
    () => {},
  )
  return async () => {
    isStopping = true
    await files.close()
    await Promise.all([everything, stopDaily()])
  }
}

/** Says each tenth of the way. */
function sayTenths(say: (text: string) => void) {
  let said = 0
  return ({ done, total }: { done: number; total: number }) => {
    const tenths = Math.floor((done / total) * 10)
    if (tenths === said) return
    said = tenths
    say(`pictures and clips: ${done} of ${total}`)
  }
}
