import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { findBrowser, testsInBrowser } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

it('names the chosen browser if it does not start, and installs nothing', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nonexistent/chromium')
  expect(await findBrowser()).toMatchObject({
    ok: false,
    why: expect.stringMatching(/^CHROMIUM_PATH names \/nonexistent\/chromium, which/),
  })
})

it.each(testsInBrowser)('skips %s if no browser starts', (path) => {
  expect(existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)))).toBe(true)
})
