import { defineConfig } from '@playwright/test'
import { createLaunchOptions } from '../chromium.ts'

const launch = await createLaunchOptions('own')

/** Compares a screenshot of every screen with its baseline. There is no server: every call gets a fixed reply. */
export default defineConfig({
  testDir: '.',
  globalSetup: './built-web-app.ts',
  globalTeardown: './small-baselines.ts',
  outputDir: '../../.artifacts/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../.artifacts/visual-report', open: 'never' }]],
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Text in scrolling elements can shift by half a pixel between runs. The threshold tolerates such shifts; real
  // changes are larger.
  retries: 2,
  expect: {
    timeout: 15_000,
    // Tolerates only rounding differences between CPUs, because the browser, the fonts and the replies are always the
    // same.
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
