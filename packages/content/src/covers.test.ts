import { expect, it } from 'vitest'
import { createSmallPack, listPackFaults, writePack } from '../test/small-pack.ts'

function findCoverFaults(easy: Record<string, unknown>): Promise<string[]> {
  const pack = createSmallPack()
  Object.assign(pack['scenes/moon.json'].covers, { easy: { seed: 's', parts: [], ...easy } })
  return writePack(pack).then(listPackFaults)
}

it.each([
  ['an unknown template', { template: 'spiral' }, 'template: unknown cover template "spiral"'],
  ['a template with an empty place', { template: 'summit' }, 'figures.hero: the template "summit" needs it'],
  [
    'a figure without a drawing',
    { template: 'summit', thing: { kind: 'rock' }, figures: { hero: { portrait: 'ned' } } },
    '"ned" has no drawing',
  ],
])('the check of a pack refuses a cover with %s', async (_name, cover, fault) => {
  expect(await findCoverFaults(cover)).toContainEqual(expect.stringContaining(fault))
})
