/**
 * After finishing a picture, the server waits at most this long before it starts a picture that nobody has requested.
 * The wait does not include the drawing, which may take long at low priority.
 */
const LONGEST_PAUSE_MS = 30_000

type NextPicture = { readonly isRequested: boolean; readonly running: number }

/**
 * Decides when a picture may be started, so that drawing does not slow down a busy server. A requested picture waits
 * for at most one picture in progress. Other pictures wait until the server has time, or for
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
