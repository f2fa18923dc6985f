import type { MediaRequest } from '@otogi/content/media/request'
import type { MediaFile } from '@otogi/content/media/store'

/** Data that a worker needs in addition to the settings. */
export type WorkerSetup = {
  readonly databaseUrl: string
  readonly secretKey: string
  readonly web: boolean
  /** Number of workers that share the machine's limits. */
  readonly workers: number
  /** Number of sockets that the primary process shares with its workers. */
  readonly sockets: number
  /** The worker's number, from 0. Its replacement gets the same number and thus the same sockets. */
  readonly place: number
}

/** Messages from a worker to the primary process. */
export type WorkerMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'load'; readonly isBusy: boolean }
  | { readonly kind: 'make'; readonly id: number; readonly request: MediaRequest }

/** Messages from the primary process to a worker. */
export type PrimaryMessage =
  | { readonly kind: 'start'; readonly setup: WorkerSetup }
  /** Tells a worker to accept the new connections of dead workers too. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'drain'; readonly drainMs: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'made'; readonly id: number; readonly file: MediaFile }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string; readonly isClosed: boolean }
