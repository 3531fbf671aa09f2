import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium of this machine, or Playwright's own if it was fetched; in one line what to install where neither is there. */
export function launchOptions(): LaunchOptions {
  const fetched = existsSync(chromium.executablePath())
  const executablePath = process.env['CHROMIUM_PATH'] ?? (fetched ? undefined : findOnPath())
  if (!fetched && !executablePath) {
    throw new Error('No Chromium: run "npx playwright install chromium" or "apt-get install chromium", or set CHROMIUM_PATH')
  }
  // Without a UTF-8 locale Chromium drops Chinese names of downloads.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return { args: quietArguments(), env, ...(executablePath ? { executablePath } : {}) }
}

/** Chromium or Chrome as the machine has it installed. The headless shell, which is Playwright's own choice, needs a third less. */
export function findOnPath(): string | undefined {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // The next name may be there.
    }
  }
  return undefined
}

/** A browser that calls no one but the portal. */
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
  // Three more renderers for the address bar of each window, which no test looks at: a third of the browser's work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // The last --disable-features replaces Playwright's, so that those of its list that matter here are repeated.
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
