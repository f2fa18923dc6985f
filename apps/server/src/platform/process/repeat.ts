export const DAY_MS = 86_400_000
export const MINUTE_MS = 60_000

type Options = { readonly everyMs: number; readonly onError: (error: unknown) => void }

/**
 * Runs the work immediately and then at regular intervals. Skips a run while the previous one is in progress. Returns a
 * function that prevents further runs and waits for the current one.
 */
export function repeatWork(work: () => Promise<void>, { everyMs, onError }: Options): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const begin = () => {
    underWay ??= work()
      .catch(onError)
      .finally(() => (underWay = undefined))
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
