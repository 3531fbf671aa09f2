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
}

const keys = 40

export async function visitForm(browser: Browser, page: FormPage, errors: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' })
  try {
    await context.addCookies([{ name: 'default-language', value: 'en', url: page.url }])
    const tab = await context.newPage()
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Performance.enable', { timeDomain: 'timeTicks' })
    const readScript = async () =>
      ((await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    await tab.goto(page.url, { waitUntil: 'commit' })
    await tab.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, page.mark)
    const interactive = await tab.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, page.mark)
    await tab.waitForLoadState('networkidle')
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
    return { interactive, key, keyScript, submit: await submitOnce(tab, page, errors) }
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
