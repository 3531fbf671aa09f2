/** Process behind `openLine`: a TCP proxy that simulates network faults. */
import { createServer, connect as dial, type Socket } from 'node:net'

export type LineMode =
  /** Forwards everything. */
  | 'carry'
  /** Accepts data and drops it, without an error on either side. */
  | 'swallow'
  /** Rejects new connections and closes existing ones. */
  | 'cut'

export type LineCommand =
  | { readonly set: LineMode }
  /** Current connections stay silent for good, as behind a firewall that dropped their state. */
  | { readonly forget: true }

interface Carried {
  readonly sockets: readonly Socket[]
  forgotten: boolean
}

const [host = '', port = ''] = process.argv.slice(2)
let mode: LineMode = 'carry'
const open = new Set<Carried>()

const server = createServer((near) => {
  if (mode === 'cut') {
    near.destroy()
    return
  }
  const far = dial(Number(port), host)
  const carried: Carried = { sockets: [near, far], forgotten: false }
  open.add(carried)
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('data', (bytes) => {
      if (mode === 'carry' && !carried.forgotten) to.write(bytes)
    })
    // Silence: neither side notices that the other is gone.
    from.on('close', () => {
      open.delete(carried)
      if (mode !== 'swallow' && !carried.forgotten) to.destroy()
    })
    from.on('error', () => {})
  }
})

process.on('message', (command: LineCommand) => {
  if ('forget' in command) for (const carried of open) carried.forgotten = true
  else {
    mode = command.set
    if (mode === 'cut') for (const { sockets } of open) for (const socket of sockets) socket.destroy()
  }
  process.send?.('done')
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
