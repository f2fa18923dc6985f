import type { Puzzle } from '@otogi/contract/puzzle'
import { EMPTY_PUZZLE_FIELDS } from '@otogi/contract/puzzle-fields'
import { computeRevealStep } from '@otogi/rules/games/reveal'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@otogi/rules/languages/languages'
import { computeGameReward } from '@otogi/rules/rewards/rewards'
import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static.edge'
import { Router } from 'wouter'
import { loadFirstPage, Routes } from './app/app.tsx'
import { puzzleQuery, animesQuery } from './features/games/guest/use-guest-round.ts'
import { queryClient } from './platform/query-client.ts'
import { showLanguage, startWithLanguage } from './platform/texts.ts'

type PrerenderedPage = {
  readonly path: string
  readonly language: Language
  /** The path of the page's module. The page needs this module's chunk and style sheets. */
  readonly module: string
  readonly markup: string
}

/** The pages that visitors see first. The sign-in pages are in English until the visitor chooses another language. */
const PAGES: readonly { path: string; module: string; languages: readonly Language[] }[] = [
  { path: '/', module: 'src/app/entry/entry-page.tsx', languages: LANGUAGES },
  { path: '/auth', module: 'src/app/auth-pages.tsx', languages: [DEFAULT_LANGUAGE] },
]

/**
 * Renders `PAGES` at build time, so that browsers can show them before the scripts have loaded. `firstPicture` is the
 * URL of today's picture.
 */
export async function renderPages(firstPicture: string): Promise<PrerenderedPage[]> {
  startWithLanguage(DEFAULT_LANGUAGE)
  queryClient.setQueryData(puzzleQuery.queryKey, createFirstPuzzle(firstPicture))
  queryClient.setQueryData(animesQuery.queryKey, [])
  const rendered: PrerenderedPage[] = []
  for (const { path, module, languages } of PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- the texts of only one language are current
    for (const language of languages)
      rendered.push({ path, module, language, markup: await renderPage(path, language) })
  }
  queryClient.clear()
  return rendered
}

async function renderPage(path: string, language: Language): Promise<string> {
  await loadFirstPage(path)
  await showLanguage(language)
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={path}>
        <Routes />
      </Router>
    </QueryClientProvider>,
  )
  return new Response(prelude).text()
}

/** The fields of a visitor's new puzzle that the entry page shows. */
function createFirstPuzzle(picture: string): Puzzle {
  return {
    id: '',
    game: 'image',
    fields: { ...EMPTY_PUZZLE_FIELDS, shown: [picture], picture: [] },
    tries: 0,
    wrongGuesses: [],
    finished: false,
    revealStep: computeRevealStep('image', 0, false),
    reward: computeGameReward('image', 0),
    solution: null,
  } as unknown as Puzzle
}
