/** Finds a browser that starts, and installs one if possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type LaunchOptions } from 'playwright'
import { findOnPath, launchOptions } from '../../tests/journeys/browser.ts'

export type FoundBrowser = { readonly ok: true } | { readonly ok: false; readonly why: string }

/** Vitest files that open a browser. */
export const testsInBrowser = ['tests/contract/browser.test.ts', 'tests/parity/parity.test.ts'] as const

/** Launches it, since an executable may exist without the libraries it needs. */
export async function findBrowser(): Promise<FoundBrowser> {
  let found = await launchAny()
  const chosen = process.env['CHROMIUM_PATH']
  if (!found.ok && chosen !== undefined) return { ok: false, why: `CHROMIUM_PATH names ${chosen}, which does not start: ${found.why}` }
  for (const install of [fetchChromium, installLibraries, installPackage]) {
    if (found.ok) return found
    if (install()) found = await launchAny()
  }
  return found
}

async function launchAny(): Promise<FoundBrowser> {
  let found = await tryLaunch(launchOptions)
  if (found.ok || process.env['CHROMIUM_PATH'] !== undefined) return found
  const onPath = findOnPath()
  if (onPath === undefined) return found
  // Playwright's own Chromium is tried first, but the machine's may be the one that works.
  process.env['CHROMIUM_PATH'] = onPath
  found = await tryLaunch(launchOptions)
  if (!found.ok) delete process.env['CHROMIUM_PATH']
  return found
}

/** Opens a page too: some faults only appear with a renderer. */
async function tryLaunch(options: () => LaunchOptions): Promise<FoundBrowser> {
  try {
    const browser = await chromium.launch({ ...options(), timeout: 60_000 })
    try {
      await browser.newPage()
    } finally {
      await browser.close()
    }
    return { ok: true }
  } catch (error) {
    return { ok: false, why: summarize(error) }
  }
}

/** Playwright's messages contain the browser's whole log. */
function summarize(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /error while loading shared libraries: .*/.exec(text)?.[0] ?? text.split('\n', 1)[0] ?? text
}

const fetchMinutes = 5
const packageMinutes = 5

function fetchChromium(): boolean {
  return runBounded(process.execPath, [playwright(), 'install', 'chromium'], fetchMinutes)
}

/** System libraries for a downloaded Chromium. Playwright uses sudo, which must not ask for a password here. */
function installLibraries(): boolean {
  return mayInstallPackages() && runBounded(process.execPath, [playwright(), 'install-deps', 'chromium'], packageMinutes)
}

/** Debian packages Chromium itself, so this works without access to Playwright's servers. */
function installPackage(): boolean {
  if (!mayInstallPackages()) return false
  const aptGet = [...(isRoot() ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
  const [file = '', ...words] = aptGet
  return (
    runBounded(file, [...words, 'update'], packageMinutes) &&
    runBounded(file, [...words, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'], packageMinutes)
  )
}

function mayInstallPackages(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  return isRoot() || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function playwright(): string {
  return createRequire(import.meta.url).resolve('@playwright/test/cli')
}

/** Returns whether it succeeded. Runs without stdin, so that no prompt can block the tests. */
function runBounded(file: string, words: readonly string[], minutes: number): boolean {
  console.log(`\n== no browser starts here; trying: ${[file, ...words].join(' ')}`)
  const { status, error } = spawnSync(file, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  })
  if (error) console.log(error.message)
  return status === 0
}
