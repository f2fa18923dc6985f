import { listClips, listPictures } from '@otogi/content/media/catalog'
import type { MediaStore } from '@otogi/content/media/store'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from './platform/process/clock.ts'
import { DAY_MS, repeatWork } from './platform/process/repeat.ts'

type PreparationOptions = {
  readonly clock: Clock
  /** Returns the media that the puzzles of a day show first. They are generated before all other media. */
  readonly listFirst: (day: MadridDay) => Promise<readonly MediaRequest[]>
  readonly print: (text: string) => void
}

/**
 * Deletes old pictures and clips and generates new ones in advance: once immediately, then every day. Returns a function
 * that stops the generation and closes the store.
 */
export function startMediaPreparation(
  pack: Pack,
  files: MediaStore,
  { clock, listFirst, print }: PreparationOptions,
): () => Promise<void> {
  let isStopping = false
  const prepare = async (
    listRequests: () => Promise<readonly MediaRequest[]>,
    onProgress?: Parameters<MediaStore['prepare']>[1],
  ) => {
    try {
      await files.prepare(await listRequests(), onProgress)
    } catch (error) {
      if (!isStopping) print(`pictures and clips: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const everything = prepare(
    async () => [...(await listFirst(clock.today())), ...listPictures(pack), ...listClips(pack)],
    createProgressPrinter(print),
  )
  const stopDaily = repeatWork(
    async () => {
      await files.sweep(clock.now())
      const today = clock.today()
      await prepare(async () => [...(await listFirst(today)), ...(await listFirst(addDays(today, 1)))])
    },
    { everyMs: DAY_MS, onError: (error) => print(`pictures and clips: ${String(error)}`) },
  )
  return async () => {
    isStopping = true
    await files.close()
    await Promise.all([everything, stopDaily()])
  }
}

/** Prints the progress in steps of 10 %. */
function createProgressPrinter(print: (text: string) => void) {
  let said = 0
  return ({ done, total }: { done: number; total: number }) => {
    const tenths = Math.floor((done / total) * 10)
    if (tenths === said) return
    said = tenths
    print(`pictures and clips: ${done} of ${total}`)
  }
}
