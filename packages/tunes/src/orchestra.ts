import { INSTRUMENTS, type InstrumentName } from './instruments/index.ts'
import {
  CELLOS,
  chords,
  church,
  DOUBLE_BASS,
  hall,
  joining,
  lead,
  pad,
  parlour,
  PLUCKED_BASS,
  seat,
  square,
  type Ensemble,
} from './seats.ts'

/** The players by the name that a score gives them. */
const ORCHESTRA: Readonly<Record<string, Ensemble>> = {
  'music box': {
    melody: [lead('musicBox', 79), joining(0.5, seat('celesta', -8, 0.3, 91))],
    bass: [seat('pizzicato', -7, 0.15, 45)],
    chords: [chords('harp', 'arpeggio', -8, -0.3), pad(-13)],
    ...parlour('light'),
  },
  'strings and celesta': {
    melody: [lead('violin', 74, -0.1), seat('strings', -5, -0.3), joining(0.5, seat('celesta', -7, 0.35, 84))],
    bass: CELLOS,
    chords: [chords('harp', 'arpeggio', -9, 0.35), pad(-11)],
    ...hall('soft'),
  },
  'solo violin with harp': {
    melody: [lead('violin')],
    bass: [seat('lowStrings', -11, 0.2, 43)],
    chords: [chords('harp', 'roll', -6, -0.3), pad(-15)],
    ...hall('none'),
  },
  koto: {
    melody: [lead('koto', 67), joining(0.5, seat('shakuhachi', -7, 0.35, 72))],
    bass: [seat('koto', -8, 0.2, 45)],
    chords: [chords('koto', 'arpeggio', -9, -0.35), pad(-16)],
    ...parlour('taikoSoft'),
  },
  'low strings, shivering bow': {
    melody: [lead('shiver', 67, -0.1), joining(0.5, seat('choir', -7, 0.1, 67))],
    bass: [seat('lowStrings', -4, 0.2), seat('harpsichord', -11, -0.35)],
    chords: [chords('shiver', 'hold', -9, 0.3)],
    ...church('heartbeat'),
  },
  vihuela: {
    melody: [lead('vihuela', 69, -0.1), joining(0.5, seat('violin', -6, 0.3, 74))],
    bass: PLUCKED_BASS,
    chords: [chords('vihuela', 'strum', -8, 0.35), chords('lute', 'arpeggio', -13, -0.4)],
    ...parlour('frame'),
  },
  'solo violin': {
    melody: [lead('violin', 74), joining(0.5, seat('strings', -7, -0.3, 69))],
    bass: [seat('pizzicato', -5, 0.15, 43)],
    chords: [chords('harp', 'offbeat', -8, 0.35), pad(-12)],
    ...hall('bones'),
  },
  'natural trumpets': {
    melody: [lead('trumpet', 69, -0.1), joining(0.3, seat('horn', -5, 0.25, 62))],
    bass: [seat('tuba', -6, 0.15, 43)],
    chords: [chords('horn', 'pulse', -9, 0.35), pad(-12)],
    ...hall('march'),
  },
  'brass band': {
    melody: [lead('trumpet', 72, -0.1), joining(0.5, seat('flute', -6, 0.3, 86))],
    bass: [seat('tuba', -5, 0.15, 40)],
    chords: [chords('horn', 'offbeat', -7, 0.3), chords('trumpet', 'offbeat', -13, -0.35)],
    ...square('festive'),
  },
  'trumpets and horns': {
    melody: [lead('trumpet', 70, -0.15), seat('horn', -6, 0.25, 62), joining(0.5, seat('strings', -5, -0.3, 74))],
    bass: DOUBLE_BASS,
    chords: [chords('horn', 'pulse', -9, 0.35), pad(-12)],
    ...hall('festive'),
  },
  'suona and flower drum': {
    melody: [lead('suona', 74, -0.1), joining(0.5, seat('flute', -7, 0.3, 84))],
    bass: [seat('pizzicato', -7, 0.15, 43)],
    chords: [chords('koto', 'arpeggio', -9, 0.35)],
    ...square('flowerDrum'),
  },
  'oboe and tanpura drone': {
    melody: [lead('oboe', 72)],
    bass: [seat('tanpura', -9, 0.15, 43)],
    chords: [chords('tanpura', 'arpeggio', -11, -0.3), pad(-12)],
    ...hall('tabla'),
  },
  "children's flute and taiko": {
    melody: [lead('flute', 79, -0.1), joining(0.5, seat('koto', -6, 0.3, 72))],
    bass: [seat('pizzicato', -7, 0.15, 43)],
    chords: [chords('koto', 'offbeat', -8, 0.35), pad(-15)],
    ...square('taiko'),
  },
  'erhu and guzheng': {
    melody: [lead('erhu', 72, -0.1), joining(0.5, seat('flute', -8, 0.3, 84))],
    bass: [seat('koto', -8, 0.2, 45)],
    chords: [chords('koto', 'arpeggio', -7, 0.35), pad(-14)],
    ...hall('light'),
  },
  'bassoon and pizzicato strings': {
    melody: [lead('bassoon', 59), seat('pizzicato', -3, 0.25, 59), joining(0.5, seat('oboe', -4, -0.3, 74))],
    bass: [seat('doubleBass', -6, 0.15, 40)],
    chords: [chords('pizzicato', 'offbeat', -7, -0.35), { ...chords('horn', 'pulse', -12, 0.35), joins: 0.5 }],
    ...hall('tiptoe'),
  },
  celesta: {
    melody: [lead('celesta', 84)],
    bass: [seat('pizzicato', -4, 0.2), seat('clarinet', -10, -0.3)],
    chords: [chords('pizzicato', 'offbeat', -8, -0.3)],
    ...hall('sparkle'),
  },
  'tin whistle and concertina': {
    melody: [lead('whistle', 84, -0.1), seat('concertina', -6, 0.3)],
    bass: PLUCKED_BASS,
    chords: [chords('concertina', 'offbeat', -9, 0.35), chords('vihuela', 'strum', -12, -0.35)],
    ...square('bodhran'),
  },
  'pipe organ': {
    melody: [lead('organ')],
    bass: [seat('pedal', -3, 0)],
    chords: [chords('organ', 'hold', -8, 0)],
    ...church('none'),
  },
  mandolin: {
    melody: [lead('mandolin', 74, -0.15), joining(0.5, seat('accordion', -6, 0.3, 72))],
    bass: PLUCKED_BASS,
    chords: [chords('vihuela', 'offbeat', -7, 0.3), chords('accordion', 'hold', -13, -0.3)],
    ...square('tarantella'),
  },
  lute: {
    melody: [lead('lute', 69, -0.1), joining(0.5, seat('flute', -5, 0.25, 76))],
    bass: [seat('lute', -7, 0.2, 45)],
    chords: [chords('harp', 'arpeggio', -9, 0.35), pad(-15)],
    ...parlour('frame'),
  },
  violin: {
    melody: [lead('violin', 73, -0.1), seat('clarinet', -6, 0.25, 61)],
    bass: CELLOS,
    chords: [chords('harp', 'arpeggio', -8, 0.35), pad(-12)],
    ...hall('soft'),
  },
  'oboe and harp': {
    melody: [lead('oboe', 74), joining(0.5, seat('strings', -4, -0.3, 74))],
    bass: CELLOS,
    chords: [chords('harp', 'arpeggio', -7, 0.35), chords('shiver', 'hold', -12, -0.25)],
    ...hall('waves'),
  },
  'shakuhachi and biwa': {
    melody: [lead('shakuhachi', 72, -0.1)],
    bass: [seat('biwa', -7, 0.25, 45)],
    chords: [chords('biwa', 'roll', -7, 0.3), pad(-15)],
    ...hall('taikoSoft'),
  },
  'oboes and drums': {
    melody: [lead('oboe', 74, -0.2), seat('strings', -5, 0.1), seat('trumpet', -8, 0.25)],
    bass: [seat('lowStrings', -5, 0.2), seat('bassoon', -8, -0.2), seat('harpsichord', -10, 0.35)],
    chords: [chords('harpsichord', 'pulse', -8, 0.35)],
    ...hall('march'),
  },
  'concertina and stomps': {
    melody: [lead('concertina', 70, -0.1), joining(0.5, seat('whistle', -6, 0.3, 84))],
    bass: DOUBLE_BASS,
    chords: [chords('concertina', 'offbeat', -9, 0.3), chords('vihuela', 'strum', -10, -0.35)],
    ...square('stomp'),
  },
  'glass harmonica and deep piano': {
    melody: [lead('glass', 68, 0.1), seat('piano', -3, -0.15)],
    bass: [seat('piano', -5, -0.1), seat('lowStrings', -11, 0.25)],
    chords: [chords('choir', 'hold', -10, 0)],
    ...church('heartbeat'),
  },
  'shakuhachi and vibraphone': {
    melody: [lead('shakuhachi', 74, -0.1), joining(0.5, seat('koto', -7, 0.3, 70))],
    bass: [seat('doubleBass', -7, 0.15, 40)],
    chords: [chords('vibraphone', 'arpeggio', -8, 0.35), pad(-14)],
    ...hall('waves'),
  },
  accordion: {
    melody: [lead('accordion', 72, -0.1), joining(0.5, seat('violin', -6, 0.3, 76))],
    bass: DOUBLE_BASS,
    chords: [chords('vihuela', 'offbeat', -8, 0.35), pad(-14)],
    ...parlour('soft'),
  },
  'soft sine, octave lower': {
    melody: [{ ...lead('softSine'), octave: -1 }],
    bass: [seat('softSine', -6, 0, 43)],
    chords: [chords('choir', 'hold', -10, 0)],
    ...hall('none'),
  },
}

/** The names of the ensembles; any instrument can lead one, too. */
export const ENSEMBLES: readonly string[] = Object.keys(ORCHESTRA)

export function findEnsemble(name: string): Ensemble | undefined {
  return Object.hasOwn(ORCHESTRA, name) ? ORCHESTRA[name] : ledBy(name.replace(/ ([a-z])/g, upper))
}

function upper(_: string, letter: string): string {
  return letter.toUpperCase()
}

/** One instrument before a small band. */
function ledBy(name: string): Ensemble | undefined {
  if (!isInstrument(name)) return undefined
  return {
    melody: [lead(name)],
    bass: DOUBLE_BASS,
    chords: [chords('harp', 'arpeggio', -8, 0.3), pad(-12)],
    ...hall('soft'),
  }
}

function isInstrument(name: string): name is InstrumentName {
  return Object.hasOwn(INSTRUMENTS, name)
}
