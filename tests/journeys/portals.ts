/**
 * One portal per worker, each with its own address, database and files, so that journeys of two workers do not interfere. A
 * separate process starts them, because Playwright would compile the whole server before loading it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { FullConfig } from '@playwright/test'

/** Playwright's global setup; returns the function that stops the portals. The workers read the addresses in journey.ts. */
export default async function startPortals({ workers }: FullConfig): Promise<() => Promise<void>> {
  // The child's stdin closes when this process ends for any reason; it then stops the portals.
  const child = spawn('node', ['tests/journeys/serve-portals.ts', String(workers)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const addresses = new Promise<string>((found) => {
    createInterface(child.stdout).on('line', (line) => (line.startsWith('http') ? found(line) : console.log(line)))
  })
  const failed = ended.then(() => Promise.reject(new Error('the portals of the journeys did not start')))
  process.env['JOURNEY_PORTALS'] = await Promise.race([addresses, failed])
  return async () => {
    child.stdin.end()
    await ended
  }
}
