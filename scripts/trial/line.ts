/** A line to a service, in a process of its own, that can fall silent or be cut. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LineCommand, LineMode } from './line-process.ts'

export interface Line {
  readonly port: number
  readonly set: (mode: LineMode) => Promise<void>
  /** Connections that are open now stay silent for good; new ones are carried. */
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
}

/** To a host and port. */
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

/** The same address through the line. */
export function throughLine(url: string, line: Line): string {
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(line.port)
  return through.href
}
