import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type Language, type Say, sayIn } from './say.ts'
import { reuseSignIn, type SignIn, signInByCall } from './sign-ins.ts'

/** A user at a browser: one brand, one language, with the console monitored. */
export interface Person {
  readonly page: Page
  /** Texts of the brand in the user's language, by key. */
  readonly say: Say
  /** Errors from the console and the page, and blocked styles or scripts. */
  readonly complaints: readonly string[]
}

export interface PersonOptions {
  readonly brand: string
  readonly language: Language
  readonly width?: number
}

export async function openPerson(browser: Browser, baseURL: string, { brand, language, width = 1440 }: PersonOptions): Promise<Person> {
  const { port } = new URL(baseURL)
  const origin = `http://${brand}.localhost:${port}`
  // Clicks on moving elements are sometimes lost.
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'default-language', value: language, url: origin }])
  // The browser's own frames, such as its PDF viewer, have no storage.
  await context.addInitScript((chosen) => localStorage?.setItem('default-language', chosen), language)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // Chromium logs every 4xx response; other tests check what the user sees.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  return { page, say: sayIn(language, brand), complaints }
}

export interface SignedInOptions extends PersonOptions {
  readonly account: string
  /** For tests that sign out or end sessions: a session that no other test uses. */
  readonly ownSession?: boolean
}

/** A user who has signed in before, with what the app stores in the browser. */
export async function openSignedIn(
  browser: Browser,
  baseURL: string,
  { account, ownSession = false, ...options }: SignedInOptions,
): Promise<Person> {
  const entry = await (ownSession ? signInByCall : reuseSignIn)(baseURL, { ...options, account })
  const person = await openPerson(browser, baseURL, options)
  await person.page.context().addInitScript(enter, entry)
  return person
}

/** Runs before every page of the context, but only takes effect once, so that signing out lasts. */
function enter({ token, session }: SignIn): void {
  if (!location.hostname.endsWith('localhost') || document.cookie.includes('entered=')) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and would finish after the app has started.
  document.cookie = 'entered=yes; path=/'
  localStorage.setItem('access-token', token)
  localStorage.setItem('session', JSON.stringify(session))
}

/** Opens a page and waits until the app has hydrated it, which it reports as a page view. The report may get lost on a busy machine. */
export async function openAlive({ page }: Pick<Person, 'page'>, address: string): Promise<void> {
  const alive = page.waitForRequest((request) => request.url().endsWith('/api/common/pageView'))
  await page.goto(address)
  await alive
}

/** Signs in through the header's dialog. */
export async function signIn({ page, say }: Person, account: string, password: string): Promise<void> {
  // The app repeats a click made before hydration.
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('text/portal.signIn') })
    .click()
  await fillSignIn({ page, say }, account, password)
}

export async function fillSignIn({ page, say }: Pick<Person, 'page' | 'say'>, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('form/sign-in.account')).fill(account)
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: say('form/sign-in.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Types into a combobox and selects the first choice. */
export async function choose(scope: Page | Locator, label: string, typed: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label })
  // A server-rendered page is visible before it is usable.
  await expect(async () => {
    await box.click()
    await box.fill(typed)
    // A closed select of the page has options, too: those are hidden.
    await expect(scope.getByRole('option').filter({ visible: true }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await box.press('Enter')
}

/** A text field by its label; required fields have a suffix. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('textbox', { name: new RegExp(`^${RegExp.escape(label)}(\\s*[（(].*)?$`) })
}

/** Chooses a file and waits until it is uploaded: a form submitted earlier would lack it. */
export async function attach(scope: Page | Locator, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) {
  await scope.locator('input[type=file]').setInputFiles(file)
  await expect(scope.locator('.qs-file[data-filled]').getByText(file.name)).toBeVisible()
}
