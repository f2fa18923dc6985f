import { fileURLToPath } from 'node:url'
import type { PortraitSpec } from '@otogi/art/spec'
import { expect, it } from 'vitest'
import { listJoints, measurePoseDistance } from '../test/joints.ts'
import { comparePairs } from '../test/likeness.ts'
import { loadPack } from './load.ts'

/** Minimum distance between two cards' joints, in shoulder widths. */
const LEAST_DISTANCE = 0.08

/** The maximum share of cards that have the same pose. */
const MOST_SHARE = 0.04

const pack = await loadPack(fileURLToPath(new URL('../../../content/legends', import.meta.url)))
const cards = pack.cards.map(({ id, portrait }) => ({ id, portrait: portrait as PortraitSpec }))

function getPoseKind({ pose }: PortraitSpec): string {
  return (typeof pose === 'string' ? pose : pose?.kind) ?? 'front'
}

it('has no two cards in the same pose with their hands in the same places', () => {
  const pairs = comparePairs(new Map(cards.map(({ id, portrait }) => [id, listJoints(portrait)])), measurePoseDistance)
  const twins = pairs.filter(({ value }) => value < LEAST_DISTANCE)
  expect(twins.map(({ first, second, value }) => `${first} and ${second}: ${value.toFixed(3)}`)).toEqual([])
})

it('spreads at least 24 poses over the cards, none over more than 4 % of them', () => {
  const cardsByPose = Map.groupBy(cards, ({ portrait }) => getPoseKind(portrait))
  expect(cardsByPose.size).toBeGreaterThanOrEqual(24)
  const frequent = [...cardsByPose].filter(([, posed]) => posed.length > cards.length * MOST_SHARE)
  expect(frequent.map(([kind, posed]) => `${kind}: ${posed.length}`)).toEqual([])
})
