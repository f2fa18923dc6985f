import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/desk/routes'

export type SaleFlow = ReplyOf<typeof market.accounts>[number]

export type PlacedAccount = { readonly username: string; readonly x: number; readonly y: number }
export type PlacedFlow = SaleFlow & { readonly from: PlacedAccount; readonly to: PlacedAccount }
export type AccountGroup = {
  readonly accounts: readonly PlacedAccount[]
  readonly flows: readonly PlacedFlow[]
  /** The part of the square that the accounts and their names use. */
  readonly top: number
  readonly height: number
}

/** The drawing is a square of this size, with the accounts on a circle in it. */
export const DRAWING_SIZE = 320
const RADIUS = 104
/** Space for the name above or below an account, and for bent arrows. */
const MARGIN = 34

/** Groups accounts that are connected by sales, and places the accounts of each group on a circle. */
export function layOutAccounts(flows: readonly SaleFlow[]): AccountGroup[] {
  return groupConnected(flows).map((group) => {
    const usernames = [...new Set(group.flatMap(({ buyer, seller }) => [buyer, seller]))]
    const accounts = usernames.map((username, n) => placeOnCircle(username, n, usernames.length))
    const heights = accounts.map(({ y }) => y)
    const top = Math.min(...heights) - MARGIN
    const find = (username: string) => accounts.find((account) => account.username === username)
    return {
      accounts,
      top,
      height: Math.max(...heights) + MARGIN - top,
      flows: group.flatMap((flow) => {
        const [from, to] = [find(flow.buyer), find(flow.seller)]
        return from && to ? [{ ...flow, from, to }] : []
      }),
    }
  })
}

function groupConnected(flows: readonly SaleFlow[]): SaleFlow[][] {
  const groups: SaleFlow[][] = []
  for (const flow of flows) {
    const isConnected = (other: SaleFlow) =>
      [flow.buyer, flow.seller].some((username) => username === other.buyer || username === other.seller)
    const connected = groups.filter((group) => group.some(isConnected))
    const rest = groups.filter((group) => !connected.includes(group))
    groups.splice(0, groups.length, ...rest, [...connected.flat(), flow])
  }
  return groups.toSorted((a, b) => countFlagged(b) - countFlagged(a))
}

function countFlagged(group: readonly SaleFlow[]): number {
  return group.reduce((sum, { flagged }) => sum + flagged, 0)
}

/** Two accounts are side by side; more start at the top. */
function placeOnCircle(username: string, n: number, count: number): PlacedAccount {
  const start = count === 2 ? Math.PI : -Math.PI / 2
  const angle = start + (2 * Math.PI * n) / count
  const center = DRAWING_SIZE / 2
  return {
    username,
    x: Math.round(center + RADIUS * Math.cos(angle)),
    y: Math.round(center + RADIUS * Math.sin(angle)),
  }
}
