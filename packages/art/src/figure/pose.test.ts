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

it('lowers the hands of a pose without its stretched elbow', () => {
  const place = (lower?: number) =>
    createPose({ ...SPEC, pose: { kind: 'waving', ...(lower && { lower }) } }, createFigureBuild(SPEC)).arms
  const [usual, lowered] = [place(), place(300)]
  expect(lowered.map(({ wrist: [x, y] }) => [x, y])).toEqual(usual.map(({ wrist: [x, y] }) => [x, y + 300]))
  expect(lowered.map(({ elbow }) => elbow)).toEqual(usual.map(() => undefined))
})
