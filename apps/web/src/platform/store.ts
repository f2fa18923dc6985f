import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to. */
export type Store<Value> = {
  readonly read: () => Value
  readonly write: (next: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    read: () => value,
    write(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the store's value. The component rerenders when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}
