import { defineConfig } from '@playwright/test'
import { browser } from '../chromium.ts'

const launch = await browser('own')

/** Every screen as a picture, compared with the one that was agreed on. No server: every call gets a written answer. */
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
  // Text in a part that scrolls may be drawn half a pixel off, and not so at the next try; what has changed stays changed.
  retries: 2,
  expect: {
    timeout: 15_000,
    // The same browser, fonts and answers draw the same picture; a rounding of the processor's own is all that may differ.
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
