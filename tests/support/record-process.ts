/**
 * Preloaded into processes that a recorded test starts. A portal of the journeys reports what it touched on the socket in
 * REACH_SOCKET; any other process writes it to REACH_FOLDER when it exits.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { startRecorder } from './reach-recorder.ts'

const { REACH_SOCKET: socket, REACH_FOLDER: folder } = process.env
const take = await startRecorder()
// Otherwise the portal's child processes would inherit the setting.
if (socket !== undefined) {
  delete process.env['REACH_SOCKET']
  rmSync(socket, { force: true })
  createServer(async (_, response) => response.end(JSON.stringify(await take())))
    .listen(socket)
    .unref()
} else if (folder !== undefined) {
  process.once('beforeExit', write)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await write()
      // This listener has replaced the default action of the signal.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
}

async function write(): Promise<void> {
  writeFileSync(join(folder ?? '', `${process.pid}.json`), JSON.stringify(await take()))
}
