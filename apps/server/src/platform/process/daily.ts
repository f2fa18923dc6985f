const DAY_MS = 86_400_000

/** Does the work now and every day from now on; returns what ends it, once the work under way is done. */
export function daily(work: () => Promise<void>, onFault: (fault: unknown) => void): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const begin = () => {
    underWay = work().catch(onFault)
  }
  begin()
  const timer = setInterval(begin, DAY_MS)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
