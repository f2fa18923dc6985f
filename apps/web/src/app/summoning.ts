import { createPage } from './page.ts'

/** The page that shows a pull; it loads as soon as a pull is requested. */
export const SummoningPage = createPage(
  ['ui', 'game', 'summon'],
  async () => (await import('../features/summon/summoning-page.tsx')).SummoningPage,
)
