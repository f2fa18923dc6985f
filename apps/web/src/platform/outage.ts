import { handleRefusal } from './call.ts'
import { invalidateAll } from './query-client.ts'
import { createStore, useStore } from './store.ts'

const CHECK_MS = 5000

const outage = createStore(false)
let isChecking = false

/** Whether the server is unreachable or cannot serve players. */
export function useOutage(): boolean {
  return useStore(outage)
}

/** Detects the start of an outage from failed calls, then checks when it ends. */
export function watchOutages(): void {
  handleRefusal('UNAVAILABLE', checkForOutage)
  handleRefusal('UNREACHABLE', checkForOutage)
}

/**
 * Checks whether the server can serve players. If it cannot, waits until it can. Returns false, because it does not
 * leave the page.
 */
export function checkForOutage(): boolean {
  if (!isChecking) void waitForRecovery()
  return false
}

async function waitForRecovery(): Promise<void> {
  isChecking = true
  while (!(await isHealthy())) {
    outage.write(true)
    await new Promise((done) => setTimeout(done, CHECK_MS))
  }
  isChecking = false
  if (!outage.read()) return
  outage.write(false)
  invalidateAll()
}

async function isHealthy(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { signal: AbortSignal.timeout(CHECK_MS) })).ok
  } catch {
    return false
  }
}
