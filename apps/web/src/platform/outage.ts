import { useSyncExternalStore } from 'react'
import { onRefusal } from './call.ts'
import { queryClient } from './query-client.ts'

const CHECK_MS = 5000

let isOut = false
let isChecking = false
const listeners = new Set<() => void>()

/** Whether the game cannot be played for now. */
export function useOutage(): boolean {
  return useSyncExternalStore(subscribe, () => isOut)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Looks after calls that the server could not do: whether it is an outage, and when that is over. */
export function watchOutages(): void {
  const look = () => {
    if (!isChecking) void waitUntilWell()
    return false
  }
  onRefusal('UNAVAILABLE', look)
  onRefusal('UNREACHABLE', look)
}

async function waitUntilWell(): Promise<void> {
  isChecking = true
  while (!(await isWell())) {
    show(true)
    await new Promise((done) => setTimeout(done, CHECK_MS))
  }
  isChecking = false
  if (!isOut) return
  show(false)
  // All that the page shows is asked for again, so that nobody has to.
  void queryClient.invalidateQueries()
}

async function isWell(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { signal: AbortSignal.timeout(CHECK_MS) })).ok
  } catch {
    return false
  }
}

function show(out: boolean): void {
  isOut = out
  for (const listener of listeners) listener()
}
