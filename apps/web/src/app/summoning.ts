import { page } from './page.ts'

/** The page that shows a pull; loaded as soon as one is requested. */
export const SummoningPage = page(
  ['ui', 'game', 'summon'],
  async () => (await import('../features/summon/summoning-page.tsx')).SummoningPage,
)
