/** Waits until the home page is interactive: its sign-in dialog opens. */
import type { Browser } from 'playwright'
import { sayIn } from '../../tests/journeys/say.ts'

const patienceMs = 30_000
const glanceMs = 250

export async function openUsablePage(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'default-language', value: 'en', url }])
  await context.addInitScript(() => localStorage.setItem('default-language', 'en'))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  const button = page.getByRole('banner').getByRole('button', { name: sayIn('en')('text/portal.signIn') })
  const dialog = page.getByRole('dialog')
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    // A server-rendered page shows its button before it reacts to clicks.
    await button.click({ timeout: glanceMs }).catch(() => {})
    if (await isShown(dialog)) return await context.close()
  }
  throw new Error('the sign-in dialog did not open')
}

async function isShown(dialog: ReturnType<import('playwright').Page['getByRole']>): Promise<boolean> {
  return await dialog.waitFor({ state: 'visible', timeout: glanceMs }).then(
    () => true,
    () => false,
  )
}
