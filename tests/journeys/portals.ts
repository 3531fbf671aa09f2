/**
 * A portal for each worker, each with its own address, database and files: journeys of two workers never meet. They are started by
 * a process of its own, because Playwright would compile all of the server before it loaded it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { FullConfig } from '@playwright/test'

/** Playwright's global setup; returns what ends the portals. The workers read the addresses in journey.ts. */
export default async function startPortals({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Its input ends with this process, however that ends, and the portals with its input.
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
