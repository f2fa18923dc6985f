import { PARTS, countBeats, type Excerpt, type Score } from '../src/score.ts'

/** A short piece with an upbeat, a rest and several chords. */
export const waltz: Score = {
  meter: '3/4',
  bpm: 140,
  instrument: 'lute',
  notes: [
    [67, 1],
    [72, 2],
    [74, 1],
    [76, 2],
    [72, 1],
    [null, 1],
    [71, 1],
    [72, 2],
  ],
  bass: [],
  chords: [
    [null, 1],
    ['C', 3],
    ['Am', 3],
    ['G7', 2],
    ['C', 2],
  ],
}

export const whole: Excerpt = {
  parts: PARTS,
  fromBeat: 0,
  toBeat: countBeats(waltz.notes),
  timbre: null,
  seconds: null,
}

export const musicBox: Excerpt = { ...whole, parts: ['melody'], timbre: 'music box', seconds: 5 }

export const low: Excerpt = { ...musicBox, fromBeat: 3, toBeat: 9, timbre: 'soft sine, octave lower', seconds: 2.5 }
