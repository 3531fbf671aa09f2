import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

/** The product as a user starts it, with its own demo data and files, driven in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  globalSetup: './portals.ts',
  // One more than a small machine has cores, because journeys mostly wait. Tests of one worker share its portal and run one
  // after the other.
  workers: 3,
  fullyParallel: true,
  // A browser on a busy machine may fail once; two failures are an error. The first failure is reported as flaky.
  retries: 1,
  // Time limits only end tests that hang: even a busy machine must not reach them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Tracing every first attempt would cost a tenth of the run.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
