import { page } from './page.ts'

/** Where a pull is shown; fetched as soon as one is asked for. */
export const SummoningPage = page(
  ['ui', 'game', 'summon'],
  async () => (await import('../features/summon/summoning-page.tsx')).SummoningPage,
)
