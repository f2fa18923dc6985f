import { expect, it } from 'vitest'
import { PLAIN_WOMAN } from '../../test/portrait.ts'
import { createFigureBuild } from './figure.ts'
import { createPose } from './pose.ts'

it('lowers the hands of a pose towards the body, without its bent elbow', () => {
  const place = (lower?: number) =>
    createPose({ ...PLAIN_WOMAN, pose: { kind: 'waving', ...(lower && { lower }) } }, createFigureBuild(PLAIN_WOMAN))
      .arms
  const [usual, lowered] = [place(), place(300)]
  expect(lowered.map(({ wrist }) => wrist[1])).toEqual(usual.map(({ wrist }) => wrist[1] + 300))
  const reach = (arms: typeof usual) => Math.max(...arms.map(({ wrist }) => Math.abs(wrist[0])))
  expect(reach(lowered)).toBeLessThan(reach(usual))
  expect(lowered.map(({ elbow }) => elbow)).toEqual(usual.map(() => undefined))
})
