/**
 * The maximum pause before the next picture that no one has requested yet. The pause starts when a picture is finished,
 * because drawing at low priority may take long.
 */
const LONGEST_PAUSE_MS = 30_000

type NextPicture = { readonly isRequested: boolean; readonly running: number }

/**
 * Decides when a picture may be started, so that drawing does not slow down a busy server. A requested picture waits
 * for at most one picture in progress. A picture that no one has requested yet waits until the server has time, or for
 * the maximum pause.
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
