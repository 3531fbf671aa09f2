/** A mail server that accepts everything and outlives every portal. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  readonly url: string
  /** Ids of received e-mails, with the number of times each arrived. */
  readonly received: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, taken) {
      let text = ''
      stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
      stream.on('end', () => {
        const id = /^message-id: <outbox-([^@>]+)/im.exec(text)?.[1] ?? 'unknown'
        received.set(id, (received.get(id) ?? 0) + 1)
        taken()
      })
    },
  })
  // A portal that dies while sending breaks the connection.
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => new Promise((done) => server.close(() => done())) }
}
