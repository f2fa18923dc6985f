import { lerp, type Point } from '../../draw/geometry.ts'
import type { LockProfileName } from '../../draw/lock.ts'
import { requireKind } from '../choice.ts'
import type { HairLock } from './locks.ts'

/** The locks over the forehead in drawing order. Each lists its root, tip, width, sideways bend and profile. */
const BANGS: Readonly<Record<string, string>> = {
  none: '',
  m:
    '-90 -124,56 40 -14; 90 126,56 40 14; -72 -104,4 54 -14; 74 108,2 54 14; -52 -84,-40 40 -10; ' +
    '56 88,-38 40 10; -34 -58,-24 66 -14; 40 66,-22 66 12; -12 -28,-44 40 -4; 22 36,-42 40 4; 0 6,4 56 -12',
  'swoop-right':
    '-96 -126,38 44 -14; 100 130,40 44 14; -78 -108,-6 50 -14; -58 -78,-30 46 -14; 84 116,8 46 16; ' +
    '-36 98,-12 60 18; -42 66,-26 62 2; -48 28,-30 58 -12; -52 -14,-28 52 -18',
  'swoop-left':
    '-100 -130,40 44 -14; 96 126,38 44 14; 78 108,-6 50 14; 58 78,-30 46 14; -84 -116,8 46 -16; ' +
    '36 -98,-12 60 -18; 42 -66,-26 62 -2; 48 -28,-30 58 12; 52 14,-28 52 18',
  part:
    '-88 -126,60 46 -14; 88 126,60 46 14; -64 -116,22 56 -26; 64 116,22 56 26; -36 -104,-8 58 -22; ' +
    '36 104,-8 58 22; -10 -82,-36 52 -14; 10 82,-36 52 14',
  curtain:
    '-90 -128,90 48 -10; 90 128,90 48 10; -58 -116,50 60 -26; 58 116,50 60 26; -14 -100,18 62 -22; ' +
    '14 100,18 62 22',
  spiky:
    '-96 -138,30 48 -6 spike; 96 136,26 48 8 spike; -78 -112,-2 60 -10; 80 118,-8 58 8; 56 84,-22 58 6; ' +
    '-54 -80,-26 60 -8; 28 50,-18 56 -2; -26 -42,-14 58 -12; 2 12,-6 54 -12',
  fringe:
    '-94 -120,10 44 -10; 94 120,10 44 10; -72 -98,-26 50 -8; 74 100,-24 50 8; -48 -66,-44 50 -8; ' +
    '50 72,-40 50 8; -22 -34,-38 48 -6; 28 44,-46 46 6; 4 6,-34 46 -6',
  'one-eye':
    '-100 -130,40 44 -14; 96 126,46 44 14; -84 -116,8 46 -14; -64 -96,-22 48 -12; -46 -60,-34 46 -12; ' +
    '-44 104,78 60 34; -48 80,62 64 22; -50 52,34 60 6; -52 12,-20 54 -10',
  messy:
    '-98 -136,16 44 -4 spike; 98 138,22 44 6 spike; -80 -118,-24 52 -2; 84 108,-2 52 14; 60 96,-32 52 -8; ' +
    '-58 -66,-16 56 -18; 34 40,-22 56 12; -30 -52,-42 50 4; -4 -18,-8 54 -12; 14 26,-46 40 2',
  'sweep-up': '-92 -126,20 40 -8; 92 126,20 40 8',
  short:
    '-90 -114,-6 40 -8; 90 114,-6 40 8; -66 -88,-48 44 -6; 66 88,-48 44 6; -40 -52,-62 44 -4; 42 58,-60 44 6; ' +
    '-14 -20,-56 42 -4; 18 24,-62 42 4; 2 2,-52 38 -4',
  curly:
    '-94 -128,20 48 -20; 94 128,20 48 20; -76 -92,-14 52 -24; 78 92,-14 52 24; -50 -44,-24 52 -26; ' +
    '52 46,-24 52 26; -20 -2,-30 48 -24; 24 14,-40 46 16',
  hime:
    '-84 -104,-26 40 0 blunt; 84 104,-26 40 0 blunt; -62 -80,-46 40 0 blunt; 62 80,-46 40 0 blunt; ' +
    '-40 -50,-44 40 0 blunt; 40 50,-44 40 0 blunt; -18 -18,-43 40 0 blunt; 18 18,-43 40 0 blunt; ' +
    '2 0,-42 34 0 blunt',
  wisps:
    '-84 -110,10 20 -10 spike; 84 108,14 20 10 spike; 34 84,-34 18 10 spike; 26 62,-8 24 16 spike; ' +
    '18 40,-40 18 16 spike; -40 -72,-52 16 -12 spike',
  'swept-back': '-96 -128,0 34 -8 spike; 96 128,0 34 8 spike',
  bowl:
    '-96 -116,-6 44 -6 blunt; 96 116,-6 44 6 blunt; -74 -92,-32 44 -4 blunt; 74 92,-32 44 4 blunt; ' +
    '-50 -62,-40 44 -2 blunt; 50 62,-40 44 2 blunt; -24 -28,-42 44 0 blunt; 24 28,-42 44 0 blunt; ' +
    '0 0,-43 40 0 blunt',
  pixie:
    '-98 -124,18 36 -10; 98 120,6 36 8; -80 -106,-16 42 -8; 80 104,-10 42 10; 44 92,-34 44 16; ' +
    '30 62,-22 50 12; 8 34,-34 46 6; -20 -2,-16 50 -4; -50 -46,-38 46 -14; -62 -78,-30 42 -10',
  ringlet:
    '-94 -128,24 44 -24; 94 128,24 44 24; -66 -104,-6 46 -30; 66 104,-6 46 30; -36 -82,-38 44 -24; ' +
    '36 82,-38 44 24; -8 -50,-52 38 -14; 8 50,-52 38 14',
  choppy:
    '-98 -132,36 40 -6 spike; 98 132,30 40 6 spike; -80 -112,2 44 -4 spike; 82 110,-4 44 4 spike; ' +
    '-60 -84,-34 44 -8 spike; 58 84,-20 44 6 spike; -38 -52,-14 48 -8 spike; 36 54,-40 46 2 spike; ' +
    '-14 -22,-34 44 -4 spike; 14 20,-6 48 -6 spike',
  wolf:
    '-98 -136,60 44 -6 spike; 98 136,56 44 6 spike; -80 -116,14 48 -10; 82 116,10 48 10; -56 -90,-26 50 -14; ' +
    '58 92,-24 50 14; -34 -62,-8 46 -16; 36 64,-34 46 14; -10 -36,-40 44 -12; 14 26,-16 46 2',
  petal:
    '-92 -120,10 56 -20; 92 120,10 56 20; -62 -84,-30 60 -16; 62 84,-30 60 16; -30 -42,-22 60 -10; ' +
    '30 42,-22 60 10; 0 0,-12 56 0',
  forelock: '20 -10,-30 34 -30; 8 -30,-52 26 -18',
}

export const FRONT_KINDS: readonly string[] = Object.keys(BANGS)

export function listFrontLocks(kind: string): HairLock[] {
  const locks = requireKind(BANGS, kind, 'front hair')
  return locks ? locks.split('; ').map(parseBang) : []
}

function parseBang(text: string): HairLock {
  const [place = '', tipPlace = '', width, bend, profile] = text.split(' ')
  const [x = 0, y = 0] = tipPlace.split(',').map(Number)
  const [rootX, rootY] = locateRoot(Number(place))
  const aside = Number(bend)
  const points: Point[] = [
    [lerp(-14, rootX, 0.2), lerp(-181, rootY, 0.2)],
    [rootX, rootY],
    [lerp(rootX, x, 0.42) + aside, lerp(rootY, y, 0.45)],
    [lerp(rootX, x, 0.8) + aside * 0.7, lerp(rootY, y, 0.76)],
    [x, y],
  ]
  const cut = profile === 'blunt' ? { lineFrom: 0.6, shadeFrom: 0.78 } : {}
  return { points, width: Number(width), profile: toLockProfile(profile), ...cut }
}

function toLockProfile(name: string | undefined): LockProfileName {
  return name === 'blunt' || name === 'spike' ? name : 'bang'
}

/** Returns the point on the crown where a lock begins. */
function locateRoot(x: number): Point {
  return [x * 0.86, -166 + (Math.abs(x) / 118) ** 2 * 74]
}
