import { defineConfig } from '@playwright/test'
import { browser } from '../chromium.ts'

const launch = await browser('own')

/** Compares a screenshot of every screen with its baseline. No server: every call gets a fixed reply. */
export default defineConfig({
  testDir: '.',
  globalSetup: './built-web.ts',
  globalTeardown: './small-baselines.ts',
  outputDir: '../../.artifacts/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../.artifacts/visual-report', open: 'never' }]],
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Text in scrolling elements may be half a pixel off at one try and not at the next; real changes stay.
  retries: 2,
  expect: {
    timeout: 15_000,
    // The same browser, fonts and replies give the same picture; only CPU rounding may differ.
    toHaveScreenshot: { animations: 'disabled', scale: 'css', maxDiffPixelRatio: 0.0005, threshold: 0.2 },
  },
  use: {
    launchOptions: {
      ...launch,
      args: [...launch.args, '--font-render-hinting=none', '--disable-lcd-text', '--lang=en-US'],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  projects: [{ name: 'visual', use: { browserName: 'chromium' } }],
})
