import { tint } from '../draw/color.ts'
import type { Skin } from '../spec.ts'
import skins from './skins.json' with { type: 'json' }

/** The shadow colors in the file are chosen by hand: they are more saturated than those that `shade` computes. */
export const SKINS: Readonly<Record<string, Skin>> = Object.fromEntries(
  Object.entries(skins).map(([name, tones]) => [name, { ...tones, light: tint(tones.base, 0.6) }]),
)
