import { expect, test } from 'vitest'
import { PLAIN_WOMAN } from '../../test/portrait.ts'
import type { PortraitSpec } from '../spec.ts'
import { createFigureBuild } from './figure.ts'
import { placePoseArms } from './placed-arms.ts'
import { createPose } from './pose.ts'

test.each([
  ['wolf', 'paw-'],
  ['falcon', ''],
  [undefined, ''],
])('the gestures of a figure with the muzzle %s have the right prefix', (muzzle, prefix) => {
  const spec: PortraitSpec = { ...PLAIN_WOMAN, pose: 'waving', ...(muzzle && { beast: { muzzle } }) }
  const build = createFigureBuild(spec)
  const arms = placePoseArms({ build, spec }, createPose(spec, build))
  expect(arms.map(({ place }) => place.hand)).toEqual(arms.map(({ arm }) => `${prefix}${arm.hand}`))
})
