import { expect, it } from 'vitest'
import type { PortraitSpec } from '../spec.ts'
import { createFigureBuild } from './figure.ts'
import { createPose } from './pose.ts'

const SPEC: PortraitSpec = {
  build: 'woman',
  skin: 'fair',
  hair: { color: '#2a2438' },
  eyes: {},
  background: { colors: ['#ffffff', '#000000'] },
}

it('lowers the hands of a pose towards the body, without its bent elbow', () => {
  const place = (lower?: number) =>
    createPose({ ...SPEC, pose: { kind: 'waving', ...(lower && { lower }) } }, createFigureBuild(SPEC)).arms
  const [usual, lowered] = [place(), place(300)]
  expect(lowered.map(({ wrist }) => wrist[1])).toEqual(usual.map(({ wrist }) => wrist[1] + 300))
  const reach = (arms: typeof usual) => Math.max(...arms.map(({ wrist }) => Math.abs(wrist[0])))
  expect(reach(lowered)).toBeLessThan(reach(usual))
  expect(lowered.map(({ elbow }) => elbow)).toEqual(usual.map(() => undefined))
})
