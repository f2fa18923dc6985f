import { defineConfig } from '@playwright/test'
import { createLaunchOptions } from './e2e/chromium.ts'
import { ADDRESS } from './e2e/addresses.ts'

export default defineConfig({
  testDir: './e2e',
  // The pictures of the screens need no server and have a configuration of their own.
  testIgnore: '**/e2e/visual/**',
  globalTeardown: './e2e/audit-ledger.ts',
  outputDir: './.artifacts/e2e',
  reporter: [['list'], ['html', { outputFolder: '.artifacts/report', open: 'never' }]],
  // One server and two cores: more workers would only wait for each other.
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  // A new screen is looked over before anything on it is waited for, and that takes a slow machine a while.
  expect: { timeout: 30_000 },
  use: {
    baseURL: ADDRESS,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: await createLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Without a GPU what swings and glows takes half of both cores: only the journeys that are about it ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // What a journey intercepts must not be answered by the page's own worker first.
    serviceWorkers: 'block',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node e2e/server.ts',
    url: `${ADDRESS}/api/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
