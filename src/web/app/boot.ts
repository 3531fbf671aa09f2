import type { PageBundle, Shell } from '#config'

/** What the server put into the page for the browser to start from. */
export interface Boot {
  readonly shell: Shell
  readonly bundle: PageBundle
  /** Answers fetched while the page was drawn, by call key. */
  readonly data: Readonly<Record<string, unknown>>
  readonly url: string
  readonly status: number
}

export function readBoot(): Boot {
  const element = document.getElementById('boot')
  if (!element?.textContent) throw new Error('The page carries no boot data')
  return JSON.parse(element.textContent) as Boot
}
