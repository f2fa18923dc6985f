import type { Text } from '@otogi/rules/languages/languages'
import type { SongScore } from './puzzle.ts'

/**
 * Describes a puzzle's picture or clip for players who cannot see or hear it. Its URL is that of the picture or clip
 * with the extension `.json`.
 */
export type MediaDescription = {
  /** What the picture shows; null for a clip. */
  readonly text: Text | null
  /**
   * The rhythm and contour of a clip, with heights from 0 to 6 in place of pitches. Null for a picture or a recording.
   */
  readonly score: SongScore | null
}
