/** Memory of a running server after a forced collection, over Node's inspector. */
import { once } from 'node:events'

/** `output`: the process's output, including the inspector's address. */
export async function measureHeapMb(output: string): Promise<number> {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output)?.[0]
  if (!address) throw new Error('The server was not started with --inspect.')
  const socket = new WebSocket(address)
  await once(socket, 'open')
  try {
    let used = Number.POSITIVE_INFINITY
    // Each measurement includes work in progress, so take the minimum of several.
    for (let time = 0; time < 5; time += 1) {
      await call(socket, time * 2, 'HeapProfiler.collectGarbage')
      const { usedSize } = (await call(socket, time * 2 + 1, 'Runtime.getHeapUsage')) as { usedSize: number }
      used = Math.min(used, usedSize)
    }
    return Math.round(used / 1e5) / 10
  } finally {
    socket.close()
  }
}

async function call(socket: WebSocket, id: number, method: string): Promise<unknown> {
  socket.send(JSON.stringify({ id, method }))
  for (;;) {
    const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
    const message = JSON.parse(event.data) as { id?: number; result?: unknown }
    if (message.id === id) return message.result
  }
}
