/** Where recorded tests and the portals of journeys write what they touched. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { recordsFolder } from '../../scripts/test/reach-table.ts'
import type { Touched } from './reach-recorder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Writes one file for a test file, or for a `part` of it. */
export function saveRecord(path: string, part: string, touched: readonly Touched[]): void {
  const file = relative(root, path)
  mkdirSync(join(root, recordsFolder), { recursive: true })
  writeFileSync(join(root, recordsFolder, `${file.replaceAll('/', '+')}${part}.json`), JSON.stringify({ file, touched }))
}

/** Environment that makes a process record what it touches: see record-process.ts. */
export function recordingEnvironment(target: Readonly<Record<string, string>>): Record<string, string> {
  return { ...target, NODE_OPTIONS: `--import=${join(root, 'tests/support/record-process.ts')}` }
}

/** Socket on which the portal of a journey's worker reports what it touched; short, because such paths are limited to 100 bytes. */
export function portalSocket(worker: number): string {
  return join(tmpdir(), `reach-${worker}.sock`)
}

/** What the portal touched since the last call. */
export function takeFromPortal(worker: number): Promise<Touched> {
  return new Promise((resolve, reject) => {
    const request = get({ socketPath: portalSocket(worker) }, (response) => {
      let text = ''
      response.on('data', (bytes: Buffer) => (text += bytes.toString()))
      response.on('end', () => resolve(JSON.parse(text) as Touched))
    })
    request.on('error', reject)
  })
}
