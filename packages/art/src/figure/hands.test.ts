import { describe, expect, it } from 'vitest'
import { measurePath } from '../../test/path.ts'
import { createGloveTones, drawHand } from './hands.ts'

const FUR = createGloveTones('#888888')

const draw = (kind: string, flip = false) => drawHand(kind, FUR, flip)

describe('a wing', () => {
  it('spreads its feathers far above and below where a hand would be', () => {
    const [wing, hand] = [measurePath(draw('wing').front), measurePath(draw('open').front)]
    expect(wing.top).toBeLessThan(2 * hand.top)
    expect(wing.bottom).toBeGreaterThan(2 * hand.bottom)
  })

  it('is mirrored on the other side', () => {
    const [right, left] = [measurePath(draw('wing').front), measurePath(draw('wing', true).front)]
    expect(left.left).toBeCloseTo(-right.right, 0)
    expect(left.right).toBeCloseTo(-right.left, 0)
  })
})

describe('a round paw', () => {
  it('has its palm behind what it holds and its toes in front', () => {
    const { rear, front } = draw('round-paw')
    const [palm, toes] = [measurePath(rear), measurePath(front)]
    expect(palm.left).toBeGreaterThan(toes.left)
    expect(palm.top).toBeLessThan(0)
    expect(toes.bottom).toBeGreaterThan(0)
  })
})
