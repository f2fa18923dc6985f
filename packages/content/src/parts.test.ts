import { describe, expect, it } from 'vitest'
import { listPackFaults, createSmallPack, writePack } from '../test/small-pack.ts'
import { loadPack } from './load.ts'
import { createMediaKey, createRecipe, type MediaRequest } from './media/request.ts'
import { drawPicture } from './media/picture/draw.ts'
import { findUnusedParts } from './unused-parts.ts'

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none"><path d="M0 0h9v9h-9z" fill="${color}"/></svg>`

/** Creates a small pack whose first cover shows the scenery `lamp-tower` and whose crab holds the prop `lantern`. */
function createPackWithParts(parts: Readonly<Record<string, string>>) {
  const pack = createSmallPack()
  const cover = { ...pack['scenes/moon.json'].covers.easy, parts: [{ kind: 'lamp-tower' }] }
  const crab = {
    ...pack['portraits/sea.json'].crab,
    hair: { color: '#222222', style: 'bob' },
    eyes: { kind: 'round' },
    background: { colors: ['#ffffff', '#000000'] },
    props: [{ kind: 'lantern-of-the-crab' }],
  }
  return writePack({
    ...pack,
    'scenes/moon.json': { ...pack['scenes/moon.json'], covers: { ...pack['scenes/moon.json'].covers, easy: cover } },
    'portraits/sea.json': { ...pack['portraits/sea.json'], crab },
    ...parts,
  })
}

const TOWER = 'parts/scenery/lamp-tower.svg'
const LANTERN = 'parts/night/props/lantern-of-the-crab.svg'
const whole = { [TOWER]: square('#aa1111'), [LANTERN]: square('#11aa11') }

describe('the parts of a pack', () => {
  it('are drawn without any code', async () => {
    const pack = await loadPack(await createPackWithParts(whole))
    const recipe = createRecipe(pack, { kind: 'cover', series: 'moon', mode: 0, block: 1 })
    expect(recipe.drawing.of === 'cover' && drawPicture(recipe.drawing, recipe.parts)).toContain('fill="#aa1111"')
  })

  it('change only the pictures that show them', async () => {
    const versions = { pictureOf: () => 'p', clips: 'c', variations: '1' }
    const requests: MediaRequest[] = [
      { kind: 'cover', series: 'moon', mode: 0, block: 1 },
      { kind: 'cover', series: 'moon', mode: 1, block: 1 },
      { kind: 'scene', series: 'moon', mode: 0, zoom: 100 },
      { kind: 'card', card: 'crab-1', width: 600 },
    ]
    const keysOf = async (parts: Readonly<Record<string, string>>) => {
      const pack = await loadPack(await createPackWithParts({ ...whole, ...parts }))
      return requests.map((request) => createMediaKey(pack, request, versions))
    }
    const before = await keysOf({})
    const changed = async (parts: Readonly<Record<string, string>>) =>
      (await keysOf(parts)).map((key, index) => key !== before[index])
    expect(await changed({})).toEqual([false, false, false, false])
    expect(await changed({ [TOWER]: square('#222222') })).toEqual([true, false, false, false])
    expect(await changed({ [LANTERN]: square('#222222') })).toEqual([false, false, false, true])
  })

  it('are refused with the file and the element of each fault', async () => {
    const script = square('#fff').replace('</svg>', '<script>alert(1)</script></svg>')
    expect(await listPackFaults(await createPackWithParts({ ...whole, [TOWER]: script }))).toEqual([
      `${TOWER}  script (line 1): <script> is not allowed`,
      'scenes/moon.json covers.easy parts.0: unknown scenery "lamp-tower"',
    ])
  })

  it('may not have the name of a different part', async () => {
    const faults = await listPackFaults(
      await createPackWithParts({
        ...whole,
        'parts/day/scenery/lamp-tower.svg': square('#fff'),
        'parts/props/sword.svg': square('#fff'),
      }),
    )
    expect(faults).toEqual([
      'parts/scenery/lamp-tower.svg  repeats the name of another part, scenery/lamp-tower',
      'props/sword.svg  has the name of a part of the engine',
    ])
  })

  it('are in a folder named after their kind', async () => {
    expect(
      await listPackFaults(await createPackWithParts({ ...whole, 'parts/hats/crown.svg': square('#fff') })),
    ).toEqual(['parts/hats/crown.svg  is not in a folder called props or scenery'])
  })

  it('are reported if no picture shows them', async () => {
    const pack = await loadPack(await createPackWithParts({ ...whole, 'parts/props/spare-oar.svg': square('#fff') }))
    expect(findUnusedParts(pack)).toEqual(['props/spare-oar'])
  })
})
