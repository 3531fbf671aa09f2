import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

const port = Number(process.env['JOURNEY_PORT'] ?? 4173)

/** The product as a person starts it, with a world and files of its own, driven in a real browser. */
export default defineConfig({
  testDir: '.',
  // What no database can change is walked once, on the embedded one.
  testMatch: process.env['DATABASE_URL'] ? /(order|membership|release)\.journey\.ts$/ : '*.journey.ts',
  outputDir: '../../test-results',
  // One small machine: journeys share the server, each makes its own orders.
  workers: 1,
  // A browser on a busy machine may miss once; what fails twice is wrong. The first miss is told as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.ts',
    cwd: '../..',
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    stdout: 'pipe',
    env: { PORT: String(port), DATA_DIR: process.env['JOURNEY_DATA'] ?? '.data/journeys', LOG_LEVEL: 'warn' },
  },
})
