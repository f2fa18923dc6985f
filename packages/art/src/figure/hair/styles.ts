import { requireKind } from '../choice.ts'
import type { HairSpec } from '../head-spec.ts'

type Style = Pick<HairSpec, 'front' | 'side' | 'back' | 'cap' | 'bald' | 'tufts' | 'hairline' | 'volume' | 'noCrown'>

const SLICK: Style = { front: 'none', side: 'burn', tufts: 0 }

/** The hair styles by the names that portraits use. */
export const STYLES: Readonly<Record<string, Style>> = {
  bald: { bald: true, front: 'none', side: 'none', back: 'none' },
  bob: { front: 'fringe', side: 'short', back: 'bob' },
  'bob-curly': { front: 'curly', side: 'curl', back: 'curly-bob' },
  bowl: { front: 'bowl', side: 'none', back: 'short', tufts: 0 },
  'braid-single': { front: 'm', side: 'short', back: 'braid-long' },
  'braids-twin': { front: 'fringe', side: 'short', back: 'twin-braids' },
  bun: { front: 'part', side: 'wisp', back: 'bun' },
  'buns-two': { front: 'fringe', side: 'long', back: 'odango' },
  curls: { front: 'curly', side: 'none', back: 'small-curls', tufts: 1.6 },
  curtain: { front: 'curtain', side: 'short', back: 'medium' },
  feather: { front: 'choppy', side: 'tuft', back: 'feather-crest', tufts: 2 },
  flame: { front: 'swoop-left', hairline: -24, side: 'burn', back: 'flame' },
  'floor-length': { front: 'm', side: 'extra-long', back: 'floor' },
  'half-up': { front: 'm', side: 'long', back: 'half-up' },
  hime: { front: 'hime', side: 'hime', back: 'straight' },
  'long-curly': { front: 'curly', side: 'curl', back: 'curly' },
  'long-messy': { front: 'messy', side: 'wavy', back: 'messy', tufts: 2 },
  'long-straight': { front: 'm', side: 'long', back: 'straight' },
  'long-wavy': { front: 'm', side: 'wavy', back: 'wavy' },
  loops: { front: 'fringe', side: 'short', back: 'braid-loops' },
  mane: { front: 'wolf', side: 'tuft', back: 'mane', tufts: 2 },
  pixie: { front: 'pixie', side: 'wisp', back: 'cropped', tufts: 1.4 },
  'ponytail-high': { front: 'm', side: 'long', back: 'pony-high' },
  'ponytail-low': { front: 'swoop-right', hairline: -24, side: 'wisp', back: 'pony-low' },
  receding: { ...SLICK, cap: 'receding', back: 'short' },
  ringlets: { front: 'ringlet', side: 'ringlet', back: 'ringlets' },
  'short-messy': { front: 'messy', side: 'none', back: 'shag', tufts: 2.2 },
  'short-neat': { front: 'short', side: 'burn', back: 'cropped' },
  'short-spiky': { front: 'spiky', side: 'none', back: 'shag', tufts: 2.6 },
  'short-wavy': { front: 'curtain', side: 'curl', back: 'short-wavy' },
  'side-tail': { front: 'swoop-left', hairline: -24, side: 'short', back: 'side-tail' },
  'slicked-back': { ...SLICK, cap: 'widows-peak', back: 'short' },
  snake: { front: 'none', side: 'none', back: 'snakes', tufts: 0, noCrown: true, hairline: -10 },
  'swept-back': { ...SLICK, cap: 'swept', back: 'swept-back' },
  tentacle: { ...SLICK, cap: 'swept', side: 'none', back: 'tentacles' },
  tonsure: { ...SLICK, cap: 'tonsure', back: 'cropped' },
  topknot: { ...SLICK, cap: 'swept', side: 'wisp', back: 'topknot' },
  tower: { ...SLICK, cap: 'swept', side: 'curl', back: 'tower' },
  tufts: { front: 'forelock', side: 'frizz', back: 'frizz', tufts: 3, hairline: 16 },
  'twin-tails': { front: 'm', side: 'long', back: 'twin-tails' },
  updo: { front: 'curtain', side: 'wisp', back: 'crown-braid' },
  wild: { front: 'choppy', side: 'wavy', back: 'floating', tufts: 3 },
  'wolf-cut': { front: 'wolf', side: 'short', back: 'wolf', tufts: 2.2 },
}

/** Adds the hair options of the style. Explicit options take precedence. */
export function applyHairStyle(hair: HairSpec): HairSpec {
  if (!hair.style) return hair
  const defined = Object.fromEntries(Object.entries(hair).filter(([, value]) => value !== undefined))
  return { ...requireKind(STYLES, hair.style, 'hairstyle'), ...defined, color: hair.color }
}
