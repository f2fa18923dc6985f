/** A connection that the kernel dropped is tried again after a second. */
const SLOW_CONNECT_MS = 1000

export type Reply = {
  readonly status: string
  /** The time from when the call was due until its reply. */
  readonly ms: number
  /** How late the benchmark started the call because it was busy itself. */
  readonly lateMs: number
  /** Until the call was sent, i.e. the time to open a connection if none was free. */
  readonly connectMs: number
  readonly isPull: boolean
}
export type Replies = { readonly accepted: Reply[]; readonly others: Reply[] }

export function countReply({ accepted, others }: Replies, reply: Reply): void {
  if (reply.status === '200') accepted.push(reply)
  else others.push(reply)
}

export function describeReplies({ accepted, others }: Replies): string {
  const [[pulls, reads], [otherPulls, otherReads]] = [splitByKind(accepted), splitByKind(others)]
  const describeShare = (name: string, some: readonly Reply[], rest: readonly Reply[]) =>
    `${some.length} of ${some.length + rest.length} ${name} accepted, ${describeTimes(some)}`
  const statuses = Object.entries(Object.groupBy(others, ({ status }) => status))
  const refused = statuses.map(([status, replies]) => `${replies?.length ?? 0} x ${status}`).join(', ') || 'none'
  return [
    `accepted: ${describeTimes(accepted)}`,
    describeShare('reads', reads, otherReads),
    describeShare('pulls', pulls, otherPulls),
    `other replies: ${refused}`,
  ].join('; ')
}

/** Where the time of accepted calls goes: to the benchmark, to opening a connection, and to the server. */
export function describeParts(accepted: readonly Reply[]): string[] {
  const [pulls, reads] = splitByKind(accepted)
  return [['reads', reads] as const, ['pulls', pulls] as const].map(([name, replies]) => {
    const at = (select: (reply: Reply) => number) => `${measureQuantile(replies.map(select), 0.99).toFixed(0)} ms`
    const slow = replies.filter(({ connectMs }) => connectMs >= SLOW_CONNECT_MS).length
    return [
      `p99 of ${name}: started late ${at(({ lateMs }) => lateMs)}`,
      `connecting ${at(({ connectMs }) => connectMs)}`,
      `from sending to the reply ${at(({ ms, lateMs, connectMs }) => ms - lateMs - connectMs)}`,
      `${slow} connected after ${SLOW_CONNECT_MS} ms or more`,
    ].join('; ')
  })
}

export function splitByKind(replies: readonly Reply[]): readonly [pulls: Reply[], reads: Reply[]] {
  return [replies.filter(({ isPull }) => isPull), replies.filter(({ isPull }) => !isPull)]
}

function describeTimes(replies: readonly Reply[]): string {
  const times = replies.map(({ ms }) => ms)
  const at = (share: number) => `${measureQuantile(times, share).toFixed(0)} ms`
  return `median ${at(0.5)}, p99 ${at(0.99)}`
}

export function measureQuantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
