import { useState } from 'react'
import { readPreference, writePreference } from '../../../platform/storage.ts'

/** Returns whether the player wants to see the notes of a clip in place of the level bars. */
export function useMusicView(): { hasNotes: boolean; toggle: () => void } {
  const [hasNotes, setHasNotes] = useState(() => readPreference('musicView') === 'notes')
  const toggle = () => {
    writePreference('musicView', hasNotes ? 'levels' : 'notes')
    setHasNotes(!hasNotes)
  }
  return { hasNotes, toggle }
}
