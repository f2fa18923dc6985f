import { expect, test } from 'vitest'
import { DRAWING_SIZE, layOutAccounts } from './graph-layout.ts'

const flow = (buyer: string, seller: string, flagged = 1) => ({ buyer, seller, sales: 2, gachas: 10, flagged })

test('accounts that are connected by sales are in one group, and the group with most flagged sales comes first', () => {
  const groups = layOutAccounts({
    sales: [flow('a', 'b'), flow('c', 'd'), flow('e', 'f', 9), flow('d', 'a')],
    networks: [],
  })
  expect(groups.map(({ accounts }) => accounts.map(({ username }) => username).toSorted())).toEqual([
    ['e', 'f'],
    ['a', 'b', 'c', 'd'],
  ])
  expect(groups[1]?.flows.map(({ from, to }) => `${from.username} pays ${to.username}`).toSorted()).toEqual([
    'a pays b',
    'c pays d',
    'd pays a',
  ])
})

test('no two accounts are at the same place, and all are in the drawing', () => {
  const flows = Array.from({ length: 12 }, (_, n) => flow('center', `account${n}`))
  const [group] = layOutAccounts({ sales: flows, networks: [] })
  const places = group?.accounts.map(({ x, y }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(13)
  for (const { x, y } of group?.accounts ?? []) {
    expect(Math.min(x, y)).toBeGreaterThan(40)
    expect(Math.max(x, y)).toBeLessThan(DRAWING_SIZE - 40)
  }
})

test('without flagged sales there is no group', () => {
  expect(layOutAccounts({ sales: [], networks: [] })).toEqual([])
})

test('a shared network joins accounts that did not trade with each other', () => {
  const link = { first: 'a', second: 'd', networks: 2 }
  const [group, ...others] = layOutAccounts({ sales: [flow('a', 'b'), flow('c', 'd')], networks: [link] })
  expect(others).toEqual([])
  expect(group?.accounts).toHaveLength(4)
  expect(group?.links.map(({ from, to }) => [from.username, to.username])).toEqual([['a', 'd']])
})
