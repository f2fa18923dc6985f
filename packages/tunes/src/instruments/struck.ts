import { createStruckBar, type StruckBar } from './strike.ts'

/** A steel tine, fixed at one end, so that its second partial is far above the first. */
const musicBox = createStruckBar({
  partials: [
    { ratio: 1, level: 1, ring: 2.4 },
    { ratio: 2, level: 0.18, ring: 1 },
    { ratio: 3, level: 0.07, ring: 0.5 },
    { ratio: 6.27, level: 0.16, ring: 0.28 },
  ],
  knock: 0.05,
})

const celesta = createStruckBar({
  partials: [
    { ratio: 1, level: 1, ring: 1.7 },
    { ratio: 2, level: 0.12, ring: 1 },
    { ratio: 4, level: 0.16, ring: 0.5 },
    { ratio: 8, level: 0.03, ring: 0.15 },
  ],
  knock: 0.03,
  damping: 0.5,
})

const vibraphone = createStruckBar({
  partials: [
    { ratio: 1, level: 1, ring: 3 },
    { ratio: 4, level: 0.2, ring: 1 },
    { ratio: 10, level: 0.05, ring: 0.2 },
  ],
  knock: 0.02,
  damping: 0.7,
  swell: { hertz: 4.6, depth: 0.45 },
})

const piano = createStruckBar({ partials: createPianoPartials(), knock: 0.03, damping: 0.3 })

const triangle = createStruckBar({
  partials: [
    { ratio: 1, level: 0.5, ring: 1.6 },
    { ratio: 1.46, level: 0.7, ring: 1.4 },
    { ratio: 2.33, level: 0.8, ring: 1.1 },
    { ratio: 3.12, level: 0.6, ring: 0.9 },
    { ratio: 4.24, level: 0.4, ring: 0.6 },
  ],
  knock: 0.05,
})

const woodBlock = createStruckBar({
  partials: [
    { ratio: 1, level: 1, ring: 0.1 },
    { ratio: 1.72, level: 0.6, ring: 0.07 },
    { ratio: 3.1, level: 0.25, ring: 0.04 },
  ],
  knock: 0.15,
})

/**
 * Stiff strings: their higher harmonics are sharp and decay faster. The two strings of a note are slightly detuned, so
 * that they beat.
 */
function createPianoPartials(): StruckBar['partials'] {
  return Array.from({ length: 12 }, (_, n) => n + 1).flatMap((harmonic) => {
    const ratio = harmonic * Math.sqrt(1 + 0.0004 * harmonic * harmonic)
    const level = 0.5 * harmonic ** -1.15
    const ring = 4.5 / (1 + 0.35 * harmonic)
    return [
      { ratio, level, ring },
      { ratio: ratio * 1.0006, level: level * 0.7, ring: ring * 1.3 },
    ]
  })
}

export const STRUCK = { musicBox, celesta, vibraphone, piano, triangle, woodBlock }
