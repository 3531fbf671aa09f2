/**
 * The child process that runs PGlite, so that a long query does not block the server's event loop and can be killed. The parent
 * forks it with the data directory and the socket address; it exits with its parent. With an empty directory it creates the database
 * there and ends, because creating leaves 300 MB in its process; the parent then forks it again.
 */
import { rmSync } from 'node:fs'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { createEmbedded, isCreated, openCreated } from './create-embedded.ts'
import { DatabaseInUseError, lockFolder } from './lock.ts'

export type EmbeddedMessage =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'created' }
  | { readonly kind: 'beat' }
  | { readonly kind: 'failed'; readonly message: string; readonly inUse: number | null }

const beatMs = 500

async function holdDatabase(dataFolder: string, socket: string): Promise<void> {
  const unlock = lockFolder(dataFolder)
  if (!isCreated(dataFolder)) {
    await createEmbedded(dataFolder)
    unlock()
    send({ kind: 'created' })
    process.disconnect?.()
    return
  }
  const lite = await openCreated(dataFolder)
  if (socket !== '') rmSync(socket, { force: true })
  const server = new PGLiteSocketServer(
    socket === '' ? { db: lite, host: '127.0.0.1', port: 0, maxConnections: 4 } : { db: lite, path: socket, maxConnections: 4 },
  )
  await server.start()
  send({ kind: 'ready', port: Number(server.getServerConn().split(':').at(-1)) || 0 })
  setInterval(() => send({ kind: 'beat' }), beatMs)
  let closing = false
  async function close(): Promise<void> {
    if (closing) return
    closing = true
    await server.stop()
    await lite.close()
    unlock()
    process.exit(0)
  }
  process.on('disconnect', () => void close())
  process.on('message', (message) => {
    if (message === 'close') void close()
  })
}

function send(message: EmbeddedMessage): void {
  if (process.connected) process.send?.(message)
}

// A signal to the process group reaches this process too; wait for the parent to drain and say 'close'.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

const [folder = '', socketPath = ''] = process.argv.slice(2)
holdDatabase(folder, socketPath).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  send({ kind: 'failed', message, inUse: error instanceof DatabaseInUseError ? error.pid : null })
  process.exitCode = 1
  process.disconnect?.()
})
