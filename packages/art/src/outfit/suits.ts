import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { COATS } from './coats.ts'
import { sketchTorso } from './torso.ts'
import type { Options } from '../draw/options.ts'

function createCoat(defaults: Options): OutfitPiece {
  return (canvas, figure, options) => COATS['coat']?.(canvas, figure, { ...defaults, ...options }) ?? {}
}

const dressingGown: OutfitPiece = (canvas, figure, options) => {
  const gown =
    COATS['coat']?.(canvas, figure, {
      color: '#6a4a78',
      vest: '#8a7a5a',
      neckwear: 'cravat',
      lapel: 'shawl',
      lapelColor: '#3f5a7a',
      open: 0.26,
      edge: '#d8b45a',
      ...options,
    }).main ?? ''
  const sketch = sketchTorso(canvas, figure.build)
  const cord = getColor(options, 'cord', '#d8b45a')
  return {
    main:
      gown +
      sketch.trim('-.74s,196 0,208 .74s,196', 14, cord) +
      sketch.cord('-18,206 -26,b', 9, cord) +
      sketch.cord('14,206 24,b', 9, cord),
  }
}

export const SUITS: OutfitTable = {
  'dressing-gown': dressingGown,
  tailcoat: createCoat({
    color: '#6a3a6a',
    vest: '#e8c04e',
    neckwear: 'bow',
    neckColor: '#c8304a',
    bowSize: 0.95,
    bowDots: '#fff3e0',
    open: 0.34,
    lapelColor: '#8a5a8a',
  }),
  'frock-coat': createCoat({ color: '#26242c', vest: '#4a4654', neckwear: 'cravat', open: 0.22, buttons: '#5a5668' }),
  'tweed-suit': createCoat({
    color: '#8a6f50',
    vest: '#7a6248',
    neckwear: 'tie',
    neckColor: '#4a2a34',
    open: 0.24,
    pattern: { kind: 'plaid', color: '#5f4a34', accent: '#d9c49a', scale: 40 },
  }),
  'morning-suit': createCoat({
    color: '#6f7480',
    vest: '#b9bcc8',
    neckwear: 'cravat',
    neckColor: '#3a4a6a',
    pin: '#e8c04e',
    open: 0.36,
  }),
  'walking-suit': createCoat({
    color: '#8a8f9c',
    neckwear: 'tie',
    neckColor: '#3a6ab8',
    open: 0.2,
    buttons: '#5a6070',
    lapelColor: '#a0a5b2',
  }),
  ulster: createCoat({
    color: '#6a4a30',
    vest: '#4a3a2a',
    neckwear: 'cravat',
    caplet: '#7a5638',
    open: 0.24,
    buttons: '#3a2418',
  }),
  duster: createCoat({
    color: '#b8986a',
    vest: '#4a4a5a',
    neckwear: 'string',
    open: 0.36,
    lapelColor: '#c8aa7a',
    edge: '#8a6a40',
  }),
}
