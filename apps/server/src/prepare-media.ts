import { listClips, listPictures } from '@otogi/content/media/catalog'
import { removeMedia, type MediaStore } from '@otogi/content/media/store'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Withdrawn } from './features/withdrawn/index.ts'
import type { Reader } from './platform/db/db.ts'
import type { Clock } from './platform/process/clock.ts'
import { DAY_MS, MINUTE_MS, repeatWork } from './platform/process/repeat.ts'

type PreparationOptions = {
  readonly db: { readonly reader: Reader }
  readonly clock: Clock
  readonly withdrawn: Withdrawn
  /** Returns the first media of a day's puzzles. They are generated before all others. */
  readonly listFirst: (day: MadridDay) => Promise<readonly MediaRequest[]>
  /** Where the files are stored. */
  readonly place: Parameters<typeof removeMedia>[0]
  readonly print: (text: string) => void
}

/**
 * Deletes old pictures and clips and generates new ones in advance, once immediately and then every day. Deletes
 * withdrawn ones every minute. Returns a function that stops the generation and closes the store.
 */
export function startMediaPreparation(
  pack: Pack,
  files: MediaStore,
  { db, clock, withdrawn, listFirst, place, print }: PreparationOptions,
): () => Promise<void> {
  let isStopping = false
  const prepare = async (
    listRequests: () => Promise<readonly MediaRequest[]>,
    onProgress?: Parameters<MediaStore['prepare']>[1],
  ) => {
    try {
      const requests = await listRequests()
      await files.prepare(
        requests.filter((request) => !withdrawn.current().hasMedia(request)),
        onProgress,
      )
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
  const removeOnce = withdrawn.perContent((content) => {
    const all = [...listPictures(pack), ...listClips(pack)]
    return removeMedia(
      place,
      all.filter((request) => content.hasMedia(request)),
    )
  })
  const stopRemoving = repeatWork(
    async () => {
      await withdrawn.refresh(db.reader)
      await removeOnce()
    },
    { everyMs: MINUTE_MS, onError: (error) => print(`deleting withdrawn pictures failed: ${String(error)}`) },
  )
  return async () => {
    isStopping = true
    await files.close()
    await Promise.all([everything, stopDaily(), stopRemoving()])
  }
}

/** Prints the progress in steps of 10 %. */
function createProgressPrinter(print: (text: string) => void) {
  let printed = 0
  return ({ done, total }: { done: number; total: number }) => {
    const tenths = Math.floor((done / total) * 10)
    if (tenths === printed) return
    printed = tenths
    print(`pictures and clips: ${done} of ${total}`)
  }
}
