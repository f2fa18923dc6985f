import { LANGUAGES, type Language } from '@otogi/rules/languages/languages'
import { test } from './journey.ts'

type Screen = { width: number; height: number; colorScheme: 'light' | 'dark'; language: Language }
type NumberedScreen = Screen & { /** Different for each screen of a journey. */ number: number }

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

/** Each width, theme and language occurs at least once. */
const FEW: readonly Screen[] = [
  { ...SIZES[0], colorScheme: 'light', language: 'es' },
  { ...SIZES[1], colorScheme: 'dark', language: 'en' },
  { ...SIZES[2], colorScheme: 'dark', language: 'es' },
]

const ALL: readonly Screen[] = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    LANGUAGES.map((language) => ({ ...size, colorScheme, language })),
  ),
)

/** Defines the tests for three screens, or with `npm run e2e:screens` for all widths, themes and languages. */
export function onEachScreen(define: (screen: NumberedScreen) => void): void {
  for (const [number, screen] of (process.env['SCREENS'] === 'all' ? ALL : FEW).entries()) {
    const { width, height, colorScheme, language } = screen
    test.describe(`at ${width} px, ${colorScheme}, ${language}`, () => {
      test.use({ viewport: { width, height }, colorScheme, locale: toLocale(language) })
      define({ ...screen, number })
    })
  }
}

export function toLocale(language: Language): string {
  return { en: 'en-GB', es: 'es-ES' }[language]
}
