import { LANGUAGES, LOCALES, type Language } from '@otogi/rules/languages/languages'
import { test } from './journey.ts'

type Screen = { width: number; height: number; colorScheme: 'light' | 'dark'; language: Language }
type NumberedScreen = Screen & {
  /** Differs for each screen, so that a journey can use different data on each one. */
  number: number
}

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

const everyScreen = process.env['SCREENS'] === 'all'

const PHONE: readonly Screen[] = [{ ...SIZES[0], colorScheme: 'light', language: 'es' }]

const ALL: readonly Screen[] = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    LANGUAGES.map((language) => ({ ...size, colorScheme, language })),
  ),
)

/** Defines the tests for a phone, or with `npm run e2e:screens` for all widths, themes and languages. */
export function testEachScreen(define: (screen: NumberedScreen) => void): void {
  for (const [number, screen] of (everyScreen ? ALL : PHONE).entries()) {
    const { width, height, colorScheme, language } = screen
    test.describe(`at ${width} px, ${colorScheme}, ${language}`, () => {
      test.use({ viewport: { width, height }, colorScheme, locale: toLocale(language) })
      define({ ...screen, number })
    })
  }
}

/**
 * Defines the tests. By default, they run on a phone in English; with `npm run e2e:screens`, they run at all widths, which
 * alternate between light and dark.
 */
export function testEachWidth(
  define: (size: { width: number; height: number; colorScheme: 'light' | 'dark' }) => void,
): void {
  for (const [number, size] of (everyScreen ? SIZES : SIZES.slice(0, 1)).entries()) {
    const screen = { ...size, colorScheme: number % 2 ? ('dark' as const) : ('light' as const) }
    test.describe(`at ${size.width} px`, () => {
      test.use({ viewport: size, colorScheme: screen.colorScheme })
      define(screen)
    })
  }
}

export function toLocale(language: Language): string {
  return LOCALES[language].replace('_', '-')
}
