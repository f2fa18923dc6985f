import { describe, expect, it, test } from 'vitest'
import { GESTURE_KINDS, type HandPose, type Joint, poseHand } from './hand-skeleton.ts'

const measureGap = (a: Joint, b: Joint) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.depth - b.depth)

const listBones = ({ fingers, thumb }: HandPose) => [...fingers, thumb].flat()

describe('a hand', () => {
  test.each(GESTURE_KINDS)(
    'that makes the gesture %s keeps the lengths of its bones and its joints together',
    (kind) => {
      const hand = poseHand(kind, false)
      const bones = listBones(hand)
      const straight = listBones(poseHand(hand.isPaw ? 'paw-open' : 'open', false))
      bones.forEach(({ from, to }, index) => {
        const usual = straight[index]
        expect(usual && measureGap(from, to) - measureGap(usual.from, usual.to)).toBeCloseTo(0)
        const next = bones[index + 1]
        if (next && index % 3 < 2) expect(measureGap(to, next.from)).toBeCloseTo(0)
      })
    },
  )

  test.each(GESTURE_KINDS)('that makes the gesture %s has its forearm below it', (kind) => {
    const [x, y] = poseHand(kind, false).wrist.at
    expect(y).toBeGreaterThan(Math.abs(x) * 0.5)
  })

  test.each(GESTURE_KINDS)('that makes the gesture %s is mirrored on the other side', (kind) => {
    const [right, left] = [poseHand(kind, false), poseHand(kind, true)]
    expect(left.thumb[2].to.at[0]).toBeCloseTo(-right.thumb[2].to.at[0])
    expect(left.thumb[2].to.at[1]).toBeCloseTo(right.thumb[2].to.at[1])
    expect(left.thumb[2].back[0]).toBeCloseTo(-right.thumb[2].back[0])
  })

  it('pinches between the tips of its thumb and its index finger', () => {
    const { fingers, thumb } = poseHand('pinch', false)
    const [tip, thumbTip] = [fingers[0]?.[2].to, thumb[2].to]
    expect(tip && measureGap(tip, thumbTip)).toBeLessThan(tip ? tip.radius + thumbTip.radius : 0)
  })

  it('has short thick toes if it is a paw', () => {
    const [finger, toe] = ['fist', 'paw-fist'].map((kind) => poseHand(kind, false).fingers[1]?.[0])
    expect(toe && finger && measureGap(toe.from, toe.to) < measureGap(finger.from, finger.to)).toBe(true)
    expect(toe && finger && toe.to.radius > finger.to.radius).toBe(true)
  })

  it('closes its fingers around what it grips, so that some of them pass behind it', () => {
    const depths = listBones(poseHand('fist', false)).map(({ from, to }) => from.depth + to.depth)
    expect(Math.min(...depths)).toBeLessThan(0)
    expect(Math.max(...depths)).toBeGreaterThan(0)
  })
})
