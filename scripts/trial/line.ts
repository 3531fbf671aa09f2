/** A proxy to a service in a separate process, which can go silent or be cut. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LineCommand, LineMode } from './line-process.ts'

export interface Line {
  readonly port: number
  readonly set: (mode: LineMode) => Promise<void>
  /** Current connections stay silent for good; new ones are forwarded. */
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Target host and port. */
export async function openLine(host: string, port: number): Promise<Line> {
  const child = fork(join(import.meta.dirname, 'line-process.ts'), [host, String(port)], { execArgv: [] })
  const [own] = (await once(child, 'message')) as [number]
  const order = async (command: LineCommand) => {
    const done = once(child, 'message')
    child.send(command)
    await done
  }
  return {
    port: own,
    set: (mode) => order({ set: mode }),
    forget: () => order({ forget: true }),
    close: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** The service's address through the proxy. */
export function throughLine(url: string, line: Line): string {
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(line.port)
  return through.href
}
