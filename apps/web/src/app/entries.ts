import type { TextKey } from '../texts/catalog.ts'
import type { IconName } from '../ui/icon-shapes.tsx'

type Entry = { segment: Segment; text: TextKey; icon: IconName }
export type Segment = 'main' | 'games' | 'summon' | 'quests' | 'collection' | 'market' | 'ranking' | 'settings'

/** The navigation, in its order. */
export const ENTRIES: readonly Entry[] = [
  { segment: 'main', text: 'app.main', icon: 'home' },
  { segment: 'games', text: 'app.games', icon: 'games' },
  { segment: 'summon', text: 'app.summon', icon: 'summon' },
  { segment: 'quests', text: 'app.quests', icon: 'quests' },
  { segment: 'collection', text: 'app.collection', icon: 'collection' },
  { segment: 'market', text: 'app.market', icon: 'market' },
  { segment: 'ranking', text: 'app.ranking', icon: 'ranking' },
  { segment: 'settings', text: 'app.settings', icon: 'settings' },
]
