import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

/** The product as a person starts it, with a world and files of its own, driven in a real browser. */
export default defineConfig({
  testDir: '.',
  // What no database can change is walked once, on the embedded one.
  testMatch: process.env['DATABASE_URL'] ? /(order|membership|release)\.journey\.ts$/ : '*.journey.ts',
  testIgnore: (process.env['JOURNEYS_OF_OTHER_DAYS'] ?? '').split(' ').map((name) => `**/${name}.journey.ts`),
  outputDir: '../../test-results',
  globalSetup: './portals.ts',
  // One more than a small machine has cores: a journey waits for answers as well. Tests of one worker share its portal, one
  // after the other.
  workers: 3,
  fullyParallel: true,
  // A browser on a busy machine may miss once; what fails twice is wrong. The first miss is reported as flaky.
  retries: 1,
  // Time limits end only what hangs: a busy machine must never reach them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every first try would cost a tenth of the run.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
