import { useState } from 'react'
import { readPreference, writePreference } from '../../../platform/storage.ts'

/** Whether the player wants to see a clip's notes instead of the level bars. */
export function useMusicView(): { hasNotes: boolean; toggle: () => void } {
  const [hasNotes, setHasNotes] = useState(() => readPreference('musicView') === 'notes')
  const toggle = () => {
    writePreference('musicView', hasNotes ? 'levels' : 'notes')
    setHasNotes(!hasNotes)
  }
  return { hasNotes, toggle }
}
