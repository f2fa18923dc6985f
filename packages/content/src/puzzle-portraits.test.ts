import { fileURLToPath } from 'node:url'
import { createPuzzlePortrait } from '@otogi/art/puzzle-portrait'
import type { PortraitSpec } from '@otogi/art/spec'
import { describe, expect, it } from 'vitest'
import { loadPack } from './load.ts'

const pack = await loadPack(fileURLToPath(new URL('../../../content/legends', import.meta.url)))
const portraits = pack.characters.map(({ id, portrait }) => [id, portrait as PortraitSpec] as const)

const measureHead = ({ tilt = 0, lean = 0 }: PortraitSpec) => Math.abs(tilt + lean)
const measureLean = ({ lean = 0 }: PortraitSpec) => Math.abs(lean)
const measureTurn = ({ turn = 16 }: PortraitSpec) => Math.abs(turn)
const getPose = ({ pose = 'front' }: PortraitSpec) => (typeof pose === 'string' ? { kind: pose } : pose)
const pickIdentity = ({ build, skin, hair, headgear, outfit, props, eyes }: PortraitSpec) => [
  [build, skin, hair, headgear, outfit, props],
  [eyes.kind, eyes.iris],
]

describe('the portrait of a puzzle', () => {
  it.each(portraits)('of %s has another head, lean, turn and pose than the card, even a mirrored one', (id, card) => {
    const puzzle = createPuzzlePortrait(card, id)
    expect(Math.abs(measureHead(puzzle) - measureHead(card))).toBeGreaterThan(4)
    expect(Math.abs(measureLean(puzzle) - measureLean(card))).toBeGreaterThan(4)
    expect(Math.abs(measureTurn(puzzle) - measureTurn(card))).toBeGreaterThan(9)
    expect(getPose(puzzle)).not.toEqual(getPose(card))
  })

  it.each(portraits)('of %s keeps what players recognize the figure by', (id, card) => {
    expect(pickIdentity(createPuzzlePortrait(card, id))).toEqual(pickIdentity(card))
  })

  it('is the same every time, but varies with the seed of its recipe', () => {
    const [id, card] = portraits[0] as (typeof portraits)[number]
    const draw = (puzzleSeed?: number) => createPuzzlePortrait({ ...card, puzzleSeed }, id)
    expect(draw()).toEqual(draw())
    expect(draw(1).eyes).not.toEqual(draw(2).eyes)
  })
})
