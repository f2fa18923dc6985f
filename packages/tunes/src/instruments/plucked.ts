import { createPluckedString, type PluckedString } from './pluck.ts'

const SMALL_BOX: PluckedString['body'] = [
  { hertz: 240, q: 3, level: 0.6 },
  { hertz: 560, q: 3, level: 0.4 },
]
const LARGE_BOX: PluckedString['body'] = [
  { hertz: 105, q: 3, level: 0.7 },
  { hertz: 215, q: 3, level: 0.6 },
]

const lute = createPluckedString({
  ring: 2.6,
  brightness: 0.42,
  position: 0.18,
  damping: 0.5,
  body: SMALL_BOX,
  courses: [-2, 3],
})

const vihuela = createPluckedString({
  ring: 3,
  brightness: 0.5,
  position: 0.2,
  damping: 0.4,
  body: LARGE_BOX,
  courses: [-2, 2],
})

const mandolin = createPluckedString({
  ring: 1.8,
  brightness: 0.78,
  position: 0.12,
  damping: 0.25,
  body: SMALL_BOX,
  courses: [-4, 4],
})

const koto = createPluckedString({
  ring: 3.4,
  brightness: 0.7,
  position: 0.08,
  damping: 1.2,
  body: [
    { hertz: 310, q: 2, level: 0.4 },
    { hertz: 900, q: 2, level: 0.3 },
  ],
  courses: [0],
})

const biwa = createPluckedString({
  ring: 1.6,
  brightness: 0.8,
  position: 0.06,
  damping: 0.5,
  body: [
    { hertz: 190, q: 2, level: 0.5 },
    { hertz: 1500, q: 2, level: 0.5 },
  ],
  courses: [0, 6],
})

const harp = createPluckedString({
  ring: 4,
  brightness: 0.45,
  position: 0.4,
  damping: 1.6,
  body: LARGE_BOX,
  courses: [0],
})

const pizzicato = createPluckedString({
  ring: 0.8,
  brightness: 0.25,
  position: 0.25,
  damping: 0.3,
  body: [
    { hertz: 270, q: 2, level: 0.7 },
    { hertz: 480, q: 2, level: 0.5 },
  ],
  courses: [-4, 3],
})

const doubleBass = createPluckedString({
  ring: 1.6,
  brightness: 0.3,
  position: 0.22,
  damping: 0.25,
  body: [
    { hertz: 95, q: 2, level: 0.8 },
    { hertz: 220, q: 2, level: 0.5 },
  ],
  courses: [0],
})

/** A long-necked lute with a drone string. */
const tanpura = createPluckedString({
  ring: 5,
  brightness: 0.85,
  position: 0.05,
  damping: 2,
  body: LARGE_BOX,
  courses: [-3, 3],
})

const harpsichord = createPluckedString({
  ring: 2.2,
  brightness: 0.9,
  position: 0.1,
  damping: 0.15,
  body: SMALL_BOX,
  courses: [-1, 2, 1200],
})

export const PLUCKED = { lute, vihuela, mandolin, koto, biwa, harp, pizzicato, doubleBass, tanpura, harpsichord }
