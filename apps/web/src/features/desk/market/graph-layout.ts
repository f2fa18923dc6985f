import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/desk/routes'

export type RelatedAccounts = ReplyOf<typeof market.accounts>
type SaleFlow = RelatedAccounts['sales'][number]
type NetworkLink = RelatedAccounts['networks'][number]

export type PlacedAccount = { readonly username: string; readonly x: number; readonly y: number }
type Line = { readonly from: PlacedAccount; readonly to: PlacedAccount }
export type PlacedFlow = SaleFlow & Line
export type PlacedLink = NetworkLink & Line
export type AccountGroup = {
  readonly accounts: readonly PlacedAccount[]
  readonly flows: readonly PlacedFlow[]
  readonly links: readonly PlacedLink[]
  /** The part of the square taken up by the accounts and their names. */
  readonly top: number
  readonly height: number
}

/** Side length of the square drawing, which contains a circle of accounts. */
export const DRAWING_SIZE = 320
const RADIUS = 104
/** Space for the name above or below an account, and for bent arrows. */
const MARGIN = 34

/**
 * Groups accounts that are connected by sales or networks, and places the accounts of each group on a circle. The group
 * with the most flagged sales is first.
 */
export function layOutAccounts({ sales, networks }: RelatedAccounts): AccountGroup[] {
  const pairs = [
    ...sales.map(({ buyer, seller }) => [buyer, seller]),
    ...networks.map(({ first, second }) => [first, second]),
  ]
  return groupConnected(pairs)
    .map((usernames) => placeGroup(usernames, { sales, networks }))
    .toSorted((a, b) => countFlagged(b) - countFlagged(a))
}

function groupConnected(pairs: readonly (readonly string[])[]): string[][] {
  const groups: string[][] = []
  for (const pair of pairs) {
    const connected = groups.filter((group) => pair.some((username) => group.includes(username)))
    const rest = groups.filter((group) => !connected.includes(group))
    groups.splice(0, groups.length, ...rest, [...new Set([...connected.flat(), ...pair])])
  }
  return groups
}

function placeGroup(usernames: readonly string[], { sales, networks }: RelatedAccounts): AccountGroup {
  const accounts = usernames.map((username, n) => placeOnCircle(username, n, usernames.length))
  const heights = accounts.map(({ y }) => y)
  const top = Math.min(...heights) - MARGIN
  const findLine = (start: string, end: string): Line[] => {
    const [from, to] = [start, end].map((username) => accounts.find((account) => account.username === username))
    return from && to ? [{ from, to }] : []
  }
  return {
    accounts,
    top,
    height: Math.max(...heights) + MARGIN - top,
    flows: sales.flatMap((flow) => findLine(flow.buyer, flow.seller).map((line) => ({ ...flow, ...line }))),
    links: networks.flatMap((link) => findLine(link.first, link.second).map((line) => ({ ...link, ...line }))),
  }
}

function countFlagged({ flows }: AccountGroup): number {
  return flows.reduce((sum, { flagged }) => sum + flagged, 0)
}

/** Places two accounts side by side, and three or more on a circle that starts at the top. */
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
