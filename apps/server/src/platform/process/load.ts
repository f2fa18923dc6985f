/**
 * A process that spends more than this share of its time on calls is busy. Drawing would take CPU time away from the
 * calls.
 */
const BUSY_SHARE = 0.3
const CHECK_EVERY_MS = 250

/** Reports when this process becomes busy with calls or stops being busy. Returns a function that stops the checks. */
export function watchLoad(onChange: (isBusy: boolean) => void): () => void {
  let [isBusy, last] = [false, performance.eventLoopUtilization()]
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const isBusyNow = performance.eventLoopUtilization(now, last).utilization > BUSY_SHARE
    last = now
    if (isBusyNow === isBusy) return
    isBusy = isBusyNow
    onChange(isBusy)
  }, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}

/** This server's busy processes, by PID or worker id. */
export type BusyProcesses = {
  set(process: number, isBusy: boolean): void
  readonly hasAny: () => boolean
}

export function createBusyProcesses(): BusyProcesses {
  const busy = new Set<number>()
  return {
    set(process, isBusy) {
      if (isBusy) busy.add(process)
      else busy.delete(process)
    },
    hasAny: () => busy.size > 0,
  }
}
