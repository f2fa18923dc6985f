import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import type { SongScore } from '@otogi/contract/puzzle'

const SECONDS_PER_BEAT = 60 / 184

type NoteList = readonly (readonly [pitch: number | null, beats: number])[]
type Part = SongScore['parts'][number]

const MELODY: NoteList = [
  [null, 1],
  ...[67, 70, 67, 69].map((pitch) => [pitch, 0.5] as const),
  [70, 1],
  ...[69, 70, 67, 70, 69, 67, 67, 70, 67, 69].map((pitch) => [pitch, 0.5] as const),
  [70, 1],
  ...[69, 70, 67, 70].map((pitch) => [pitch, 0.5] as const),
  [68, 1],
  ...[68, 72, 68, 70].map((pitch) => [pitch, 0.5] as const),
  [72, 1],
  ...[70, 72, 68, 72, 70, 68, 68, 72, 68, 70].map((pitch) => [pitch, 0.5] as const),
  [72, 1],
]
const BASS: NoteList = [43, 43, 43, 43, 44, 44, 44, 44].map((pitch) => [pitch, 3])
const CHORDS: NoteList = [55, 58, 55, 58, 56, 60, 56, 60].flatMap((pitch) => [
  [null, 1],
  [pitch, 1],
  [pitch + 3, 1],
])
const DRUM: NoteList = BASS.map(() => [50, 3])

function createPart(part: Part['part'], noteList: NoteList): Part {
  let start = 0
  const notes = noteList.flatMap(([pitch, beats]): Part['notes'] => {
    const begun = start
    start += beats * SECONDS_PER_BEAT
    return pitch === null ? [] : [[pitch, begun, beats * SECONDS_PER_BEAT]]
  })
  return { part, notes }
}

export const song = {
  name: fillMissingLanguages({ en: 'Danse macabre, Op. 40', es: 'Danza macabra, Op. 40' }),
  composer: fillMissingLanguages({ en: 'Camille Saint-Saëns', es: 'Camille Saint-Saëns' }),
  year: '1874',
  relation: fillMissingLanguages({
    en: 'Death fiddles at midnight and the dead leave their graves till cockcrow, as the Count must',
    es: 'La Muerte toca a medianoche y los muertos dejan sus tumbas hasta el canto del gallo, como el conde',
  }),
  video: null,
  score: {
    seconds: 10,
    parts: [
      createPart('melody', MELODY),
      createPart('bass', BASS),
      createPart('chords', CHORDS),
      createPart('percussion', DRUM),
    ],
  } satisfies SongScore,
  audio: '/media/whole.wav',
}
