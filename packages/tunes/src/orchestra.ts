import { INSTRUMENTS, type InstrumentName } from './instruments/index.ts'
import {
  CELLOS,
  createChordSeat,
  church,
  DOUBLE_BASS,
  hall,
  joining,
  lead,
  pad,
  parlor,
  PLUCKED_BASS,
  createSeat,
  square,
  type Ensemble,
} from './seats.ts'

/** The ensembles, by the names that scores use. */
const ORCHESTRA: Readonly<Record<string, Ensemble>> = {
  'music box': {
    melody: [lead('musicBox', 79), joining(0.5, createSeat('celesta', -8, 0.3, 91))],
    bass: [createSeat('pizzicato', -7, 0.15, 45)],
    chords: [createChordSeat('harp', 'arpeggio', -8, -0.3), pad(-13)],
    ...parlor('light'),
  },
  'strings and celesta': {
    melody: [
      lead('violin', 74, -0.1),
      createSeat('strings', -5, -0.3),
      joining(0.5, createSeat('celesta', -7, 0.35, 84)),
    ],
    bass: CELLOS,
    chords: [createChordSeat('harp', 'arpeggio', -9, 0.35), pad(-11)],
    ...hall('soft'),
  },
  'solo violin with harp': {
    melody: [lead('violin')],
    bass: [createSeat('lowStrings', -11, 0.2, 43)],
    chords: [createChordSeat('harp', 'roll', -6, -0.3), pad(-15)],
    ...hall('none'),
  },
  koto: {
    melody: [lead('koto', 67), joining(0.5, createSeat('shakuhachi', -7, 0.35, 72))],
    bass: [createSeat('koto', -8, 0.2, 45)],
    chords: [createChordSeat('koto', 'arpeggio', -9, -0.35), pad(-16)],
    ...parlor('taikoSoft'),
  },
  'low strings, shivering bow': {
    melody: [lead('shiver', 67, -0.1), joining(0.5, createSeat('choir', -7, 0.1, 67))],
    bass: [createSeat('lowStrings', -4, 0.2), createSeat('harpsichord', -11, -0.35)],
    chords: [createChordSeat('shiver', 'hold', -9, 0.3)],
    ...church('heartbeat'),
  },
  vihuela: {
    melody: [lead('vihuela', 69, -0.1), joining(0.5, createSeat('violin', -6, 0.3, 74))],
    bass: PLUCKED_BASS,
    chords: [createChordSeat('vihuela', 'strum', -8, 0.35), createChordSeat('lute', 'arpeggio', -13, -0.4)],
    ...parlor('frame'),
  },
  'solo violin': {
    melody: [lead('violin', 74), joining(0.5, createSeat('strings', -7, -0.3, 69))],
    bass: [createSeat('pizzicato', -5, 0.15, 43)],
    chords: [createChordSeat('harp', 'offbeat', -8, 0.35), pad(-12)],
    ...hall('bones'),
  },
  'natural trumpets': {
    melody: [lead('trumpet', 69, -0.1), joining(0.3, createSeat('horn', -5, 0.25, 62))],
    bass: [createSeat('tuba', -6, 0.15, 43)],
    chords: [createChordSeat('horn', 'pulse', -9, 0.35), pad(-12)],
    ...hall('march'),
  },
  'brass band': {
    melody: [lead('trumpet', 72, -0.1), joining(0.5, createSeat('flute', -6, 0.3, 86))],
    bass: [createSeat('tuba', -5, 0.15, 40)],
    chords: [createChordSeat('horn', 'offbeat', -7, 0.3), createChordSeat('trumpet', 'offbeat', -13, -0.35)],
    ...square('festive'),
  },
  'trumpets and horns': {
    melody: [
      lead('trumpet', 70, -0.15),
      createSeat('horn', -6, 0.25, 62),
      joining(0.5, createSeat('strings', -5, -0.3, 74)),
    ],
    bass: DOUBLE_BASS,
    chords: [createChordSeat('horn', 'pulse', -9, 0.35), pad(-12)],
    ...hall('festive'),
  },
  'suona and flower drum': {
    melody: [lead('suona', 74, -0.1), joining(0.5, createSeat('flute', -7, 0.3, 84))],
    bass: [createSeat('pizzicato', -7, 0.15, 43)],
    chords: [createChordSeat('koto', 'arpeggio', -9, 0.35)],
    ...square('flowerDrum'),
  },
  'oboe and tanpura drone': {
    melody: [lead('oboe', 72)],
    bass: [createSeat('tanpura', -9, 0.15, 43)],
    chords: [createChordSeat('tanpura', 'arpeggio', -11, -0.3), pad(-12)],
    ...hall('tabla'),
  },
  "children's flute and taiko": {
    melody: [lead('flute', 79, -0.1), joining(0.5, createSeat('koto', -6, 0.3, 72))],
    bass: [createSeat('pizzicato', -7, 0.15, 43)],
    chords: [createChordSeat('koto', 'offbeat', -8, 0.35), pad(-15)],
    ...square('taiko'),
  },
  'erhu and guzheng': {
    melody: [lead('erhu', 72, -0.1), joining(0.5, createSeat('flute', -8, 0.3, 84))],
    bass: [createSeat('koto', -8, 0.2, 45)],
    chords: [createChordSeat('koto', 'arpeggio', -7, 0.35), pad(-14)],
    ...hall('light'),
  },
  'bassoon and pizzicato strings': {
    melody: [
      lead('bassoon', 59),
      createSeat('pizzicato', -3, 0.25, 59),
      joining(0.5, createSeat('oboe', -4, -0.3, 74)),
    ],
    bass: [createSeat('doubleBass', -6, 0.15, 40)],
    chords: [
      createChordSeat('pizzicato', 'offbeat', -7, -0.35),
      { ...createChordSeat('horn', 'pulse', -12, 0.35), joinsAfter: 0.5 },
    ],
    ...hall('tiptoe'),
  },
  celesta: {
    melody: [lead('celesta', 84)],
    bass: [createSeat('pizzicato', -4, 0.2), createSeat('clarinet', -10, -0.3)],
    chords: [createChordSeat('pizzicato', 'offbeat', -8, -0.3)],
    ...hall('sparkle'),
  },
  'tin whistle and concertina': {
    melody: [lead('whistle', 84, -0.1), createSeat('concertina', -6, 0.3)],
    bass: PLUCKED_BASS,
    chords: [createChordSeat('concertina', 'offbeat', -9, 0.35), createChordSeat('vihuela', 'strum', -12, -0.35)],
    ...square('bodhran'),
  },
  'pipe organ': {
    melody: [lead('organ')],
    bass: [createSeat('pedal', -3, 0)],
    chords: [createChordSeat('organ', 'hold', -8, 0)],
    ...church('none'),
  },
  mandolin: {
    melody: [lead('mandolin', 74, -0.15), joining(0.5, createSeat('accordion', -6, 0.3, 72))],
    bass: PLUCKED_BASS,
    chords: [createChordSeat('vihuela', 'offbeat', -7, 0.3), createChordSeat('accordion', 'hold', -13, -0.3)],
    ...square('tarantella'),
  },
  lute: {
    melody: [lead('lute', 69, -0.1), joining(0.5, createSeat('flute', -5, 0.25, 76))],
    bass: [createSeat('lute', -7, 0.2, 45)],
    chords: [createChordSeat('harp', 'arpeggio', -9, 0.35), pad(-15)],
    ...parlor('frame'),
  },
  violin: {
    melody: [lead('violin', 73, -0.1), createSeat('clarinet', -6, 0.25, 61)],
    bass: CELLOS,
    chords: [createChordSeat('harp', 'arpeggio', -8, 0.35), pad(-12)],
    ...hall('soft'),
  },
  'oboe and harp': {
    melody: [lead('oboe', 74), joining(0.5, createSeat('strings', -4, -0.3, 74))],
    bass: CELLOS,
    chords: [createChordSeat('harp', 'arpeggio', -7, 0.35), createChordSeat('shiver', 'hold', -12, -0.25)],
    ...hall('waves'),
  },
  'shakuhachi and biwa': {
    melody: [lead('shakuhachi', 72, -0.1)],
    bass: [createSeat('biwa', -7, 0.25, 45)],
    chords: [createChordSeat('biwa', 'roll', -7, 0.3), pad(-15)],
    ...hall('taikoSoft'),
  },
  'oboes and drums': {
    melody: [lead('oboe', 74, -0.2), createSeat('strings', -5, 0.1), createSeat('trumpet', -8, 0.25)],
    bass: [createSeat('lowStrings', -5, 0.2), createSeat('bassoon', -8, -0.2), createSeat('harpsichord', -10, 0.35)],
    chords: [createChordSeat('harpsichord', 'pulse', -8, 0.35)],
    ...hall('march'),
  },
  'concertina and stomps': {
    melody: [lead('concertina', 70, -0.1), joining(0.5, createSeat('whistle', -6, 0.3, 84))],
    bass: DOUBLE_BASS,
    chords: [createChordSeat('concertina', 'offbeat', -9, 0.3), createChordSeat('vihuela', 'strum', -10, -0.35)],
    ...square('stomp'),
  },
  'glass harmonica and deep piano': {
    melody: [lead('glass', 68, 0.1), createSeat('piano', -3, -0.15)],
    bass: [createSeat('piano', -5, -0.1), createSeat('lowStrings', -11, 0.25)],
    chords: [createChordSeat('choir', 'hold', -10, 0)],
    ...church('heartbeat'),
  },
  'shakuhachi and vibraphone': {
    melody: [lead('shakuhachi', 74, -0.1), joining(0.5, createSeat('koto', -7, 0.3, 70))],
    bass: [createSeat('doubleBass', -7, 0.15, 40)],
    chords: [createChordSeat('vibraphone', 'arpeggio', -8, 0.35), pad(-14)],
    ...hall('waves'),
  },
  accordion: {
    melody: [lead('accordion', 72, -0.1), joining(0.5, createSeat('violin', -6, 0.3, 76))],
    bass: DOUBLE_BASS,
    chords: [createChordSeat('vihuela', 'offbeat', -8, 0.35), pad(-14)],
    ...parlor('soft'),
  },
  'soft sine, octave lower': {
    melody: [{ ...lead('softSine'), octave: -1 }],
    bass: [createSeat('softSine', -6, 0, 43)],
    chords: [createChordSeat('choir', 'hold', -10, 0)],
    ...hall('none'),
  },
}

/** The names of the ensembles. A score can name a single instrument instead. */
export const ENSEMBLES: readonly string[] = Object.keys(ORCHESTRA)

export function findEnsemble(name: string): Ensemble | undefined {
  return Object.hasOwn(ORCHESTRA, name)
    ? ORCHESTRA[name]
    : createSoloEnsemble(name.replace(/ ([a-z])/g, capitalizeLetter))
}

function capitalizeLetter(_: string, letter: string): string {
  return letter.toUpperCase()
}

/** Creates an ensemble in which a small band accompanies a solo instrument. */
function createSoloEnsemble(name: string): Ensemble | undefined {
  if (!isInstrument(name)) return undefined
  return {
    melody: [lead(name)],
    bass: DOUBLE_BASS,
    chords: [createChordSeat('harp', 'arpeggio', -8, 0.3), pad(-12)],
    ...hall('soft'),
  }
}

function isInstrument(name: string): name is InstrumentName {
  return Object.hasOwn(INSTRUMENTS, name)
}
