import bowser from 'bowser'

const longestRead = 400
const known = {
  browsers: new Set<string>(Object.values(bowser.BROWSER_MAP)),
  systems: new Set<string>(Object.values(bowser.OS_MAP)),
}

/** Browser and system in a few words, such as `Chrome 140 · Windows`; nothing else of what the browser says of itself is kept. */
export function nameDevice(userAgent: string): string {
  if (userAgent.trim() === '') return ''
  const { browser, os } = bowser.parse(userAgent.slice(0, longestRead))
  const version = /^\d{1,4}/.exec(browser.version ?? '')?.[0]
  const name = browser.name !== undefined && known.browsers.has(browser.name) ? [browser.name, version].filter(Boolean).join(' ') : ''
  const system = os.name !== undefined && known.systems.has(os.name) ? os.name : ''
  return [name, system].filter(Boolean).join(' · ')
}
