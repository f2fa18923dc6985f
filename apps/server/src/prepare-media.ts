import { allClips, allPictures } from '@otogi/content/media/catalogue'
import type { MediaStore } from '@otogi/content/media/store'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'

type Preparing = {
  /** What is needed before all the rest. */
  readonly first: readonly MediaRequest[]
  readonly say: (text: string) => void
  readonly stopping: AbortSignal
}

/** Makes pictures and clips ahead of their need, the first needed first; ends quietly when the server stops. */
export async function prepareMedia(pack: Pack, files: MediaStore, { first, say, stopping }: Preparing): Promise<void> {
  let told = 0
  const tell = ({ done, total }: { done: number; total: number }) => {
    const tenths = Math.floor((done / total) * 10)
    if (tenths === told) return
    told = tenths
    say(`pictures and clips: ${done} of ${total}`)
  }
  try {
    await files.prepare([...first, ...allPictures(pack), ...allClips(pack)], tell)
  } catch (error) {
    if (!stopping.aborted) say(`pictures and clips: ${error instanceof Error ? error.message : String(error)}`)
  }
}
