import { defineConfig } from '@playwright/test'
import { createLaunchOptions } from './e2e/chromium.ts'
import { ADDRESS } from './e2e/addresses.ts'

export default defineConfig({
  testDir: './e2e',
  globalTeardown: './e2e/audit-ledger.ts',
  outputDir: './.artifacts/e2e',
  reporter: [['list'], ['html', { outputFolder: '.artifacts/report', open: 'never' }]],
  // One server and two cores: more workers would only wait for each other.
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  // Each new screen is checked by axe before a locator on it resolves, which takes long on a slow machine.
  expect: { timeout: 30_000 },
  use: {
    baseURL: ADDRESS,
    screenshot: 'only-on-failure',
    launchOptions: await createLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Without a GPU, animations use half of the CPU: only the journeys that test motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // The page's service worker must not answer requests that a journey intercepts.
    serviceWorkers: 'block',
  },
  projects: [
    // The screenshot tests need no server and have their own configuration.
    { name: 'main', testIgnore: ['**/e2e/visual/**', '**/e2e/details/**'] },
    // Too long for `npm test`.
    { name: 'details', testMatch: '**/e2e/details/**' },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `${ADDRESS}/api/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
