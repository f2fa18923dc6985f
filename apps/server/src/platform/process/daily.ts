const DAY_MS = 86_400_000

/**
 * Runs the work immediately and then every 24 hours. Returns a function that stops the repetition and waits for work in
 * progress.
 */
export function runDaily(work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const begin = () => {
    underWay = work().catch(onError)
  }
  begin()
  const timer = setInterval(begin, DAY_MS)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
