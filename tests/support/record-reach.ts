/** Vitest setup of a run that records what each file reaches. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { startRecorder, type Touched } from './reach-recorder.ts'
import { recordingEnvironment, saveRecord } from './reach-records.ts'

/** Files of a worker share its modules, but each runs this file again. */
const worker = globalThis as { takeTouched?: Promise<() => Promise<Touched>> }
const settings = ['REACH_FOLDER', 'NODE_OPTIONS'] as const
let folder: string

beforeAll(async () => {
  worker.takeTouched ??= startRecorder()
  await (await worker.takeTouched)()
  folder = mkdtempSync(join(tmpdir(), 'reach-'))
  Object.assign(process.env, recordingEnvironment({ REACH_FOLDER: folder }))
})

afterAll(async () => {
  for (const name of settings) delete process.env[name]
  const touched = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Touched)
  rmSync(folder, { recursive: true })
  const take = await worker.takeTouched
  if (take) touched.push(await take())
  saveRecord(expect.getState().testPath ?? '', '', touched)
})
