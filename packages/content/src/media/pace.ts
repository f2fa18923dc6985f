/**
 * Maximum pause before the next picture that is drawn in advance. The pause starts when a picture is finished, because
 * a low-priority picture may take long.
 */
const LONGEST_PAUSE_MS = 30_000

type NextPicture = { readonly isRequested: boolean; readonly running: number }

/**
 * Decides when a picture may be started, so that drawing does not slow down the calls of a busy server. A requested
 * picture waits for at most one picture in progress. A picture drawn in advance waits until the server has time.
 */
export function createPacer(isBusy: () => boolean) {
  let endedAt = -Infinity
  return {
    mayStart({ isRequested, running }: NextPicture): boolean {
      if (!isBusy()) return true
      if (running > 0) return false
      return isRequested || performance.now() - endedAt >= LONGEST_PAUSE_MS
    },
    recordEnd: () => void (endedAt = performance.now()),
  }
}
