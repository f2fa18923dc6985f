import type { Text } from '@otogi/rules/languages/languages'
import type { SongScore } from './puzzle.ts'

/**
 * A description of a puzzle's picture or clip for players who cannot see or hear it. Its URL is the URL of the picture
 * or clip, but ends in `.json`.
 */
export type MediaDescription = {
  /** What can be seen in the picture; null for a clip. */
  readonly text: Text | null
  /**
   * The rhythm and contour of a clip, with heights from 0 to 6 instead of pitches. Null for a picture or a recording.
   */
  readonly score: SongScore | null
}
