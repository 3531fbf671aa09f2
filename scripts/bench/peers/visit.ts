/** One cold visit to a page with a form, and what it measures. */
import type { Browser, Page } from 'playwright'

export interface FormPage {
  readonly url: string
  /** User Timing mark: the form handles its first key. */
  readonly mark: string
  /** CSS of the text field to type into, of the submit button, and of an error message. */
  readonly key: string
  readonly submit: string
  readonly error: string
  /** The same form in the first of two tabs, CSS of the tabs, and of the form's last field. */
  readonly tabsUrl: string
  readonly tab: string
  readonly last: string
}

/** In ms. */
export interface Visit {
  readonly interactive: number
  /** From the key to the end of the frame that shows it; median. */
  readonly key: number
  /** Script time for each key, including what runs after it. */
  readonly keyScript: number
  /** From the click to the end of the frame with the last error. */
  readonly submit: number
  /** From opening the tab with the form again to the end of the frame with its last field; median. */
  readonly remount: number
}

const keys = 40
const remounts = 4
/** A page is measured undisturbed: asking whether it is ready would take part of its time. */
const quietMs = 1500

export async function visitForm(browser: Browser, page: FormPage, errors: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' })
  try {
    await context.addCookies([{ name: 'default-language', value: 'en', url: page.url }])
    const tab = await context.newPage()
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Performance.enable', { timeDomain: 'timeTicks' })
    const readScript = async () =>
      ((await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    await tab.goto(page.url, { waitUntil: 'networkidle' })
    await tab.waitForTimeout(quietMs)
    const interactive = await tab.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, page.mark)
    await tab.locator(page.key).focus()
    await tab.waitForTimeout(500)
    await listenForKeys(tab)
    const before = await readScript()
    for (let index = 0; index < keys; index++) {
      await tab.keyboard.press(String.fromCharCode(97 + (index % 26)))
      await tab.waitForTimeout(50)
    }
    await tab.waitForTimeout(1000)
    const keyScript = ((await readScript()) - before) / keys
    const key = await tab.evaluate(() => {
      const times = (window as unknown as { keyTimes: number[] }).keyTimes.sort((left, right) => left - right)
      return times[Math.floor(times.length / 2)] ?? Number.NaN
    })
    const submit = await submitOnce(tab, page, errors)
    await tab.goto(page.tabsUrl, { waitUntil: 'networkidle' })
    await tab.waitForTimeout(quietMs)
    return { interactive, key, keyScript, submit, remount: await openAgain(tab, page) }
  } finally {
    await context.close()
  }
}

async function listenForKeys(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    let down = 0
    addEventListener('keydown', ({ timeStamp }) => (down = timeStamp), true)
    addEventListener(
      'input',
      () => {
        const from = down
        // A message after the next frame is handled once that frame is painted.
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => times.push(performance.now() - from)
          channel.port2.postMessage(null)
        })
      },
      true,
    )
  })
}

async function submitOnce(tab: Page, { submit, error }: FormPage, errors: number): Promise<number> {
  return await tab.evaluate(
    async ([button, message, count]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const start = performance.now()
      document.querySelector<HTMLElement>(button)?.click()
      while (document.querySelectorAll(message).length < count && performance.now() - start < 20_000) await frame()
      return performance.now() - start
    },
    [submit, error, errors] as const,
  )
}

async function openAgain(tab: Page, { tab: tabs, last }: FormPage): Promise<number> {
  return await tab.evaluate(
    async ([selector, field, times]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const isShown = () => document.querySelector(field) !== null
      const [form, other] = document.querySelectorAll<HTMLElement>(selector)
      const took: number[] = []
      for (let time = 0; time <= times; time++) {
        other?.click()
        await new Promise((done) => setTimeout(done, 500))
        if (isShown()) throw new Error(`The form has not left the page: ${selector}`)
        const start = performance.now()
        form?.click()
        while (!isShown() && performance.now() - start < 20_000) await frame()
        await frame()
        // The first time compiles code that the load did not reach.
        if (time > 0) took.push(performance.now() - start)
      }
      return took.sort((left, right) => left - right)[Math.floor(took.length / 2)] ?? Number.NaN
    },
    [tabs, last, remounts] as const,
  )
}
