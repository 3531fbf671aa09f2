import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** This machine's Chromium, or Playwright's own if installed; if neither is found, throws with one line on what to install. */
export function launchOptions(): LaunchOptions {
  const fetched = existsSync(chromium.executablePath())
  const executablePath = process.env['CHROMIUM_PATH'] ?? (fetched ? undefined : findOnPath())
  if (!fetched && !executablePath) {
    throw new Error('No Chromium: run "npx playwright install chromium" or "apt-get install chromium", or set CHROMIUM_PATH')
  }
  // Without a UTF-8 locale Chromium drops the Chinese names of downloads.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return { args: quietArguments(), env, ...(executablePath ? { executablePath } : {}) }
}

/** The machine's installed Chromium or Chrome. The headless shell, Playwright's own choice, needs a third less time. */
export function findOnPath(): string | undefined {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Try the next name.
    }
  }
  return undefined
}

/** A browser that only connects to the portal. */
function quietArguments(): string[] {
  const isRoot = process.getuid?.() === 0
  return [
    '--disable-quic',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
    ...(isRoot ? ['--no-sandbox'] : []),
  ]
}

const disabledFeatures = [
  // Avoids three renderers for each window's address bar, which no test needs: a third of the browser's work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // The last --disable-features replaces Playwright's, so repeat the relevant entries of its list.
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
