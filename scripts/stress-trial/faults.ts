/** Faults, one at a time, and how to detect recovery. */
import type { Ask } from '../trial/people.ts'
import { fillDisk, type World } from './world.ts'

export interface Fault {
  readonly name: string
  readonly lastsMs: number
  /** Starts the fault; returns a function that ends it. */
  readonly begin: () => Promise<() => void | Promise<void>>
  /** True once the affected part works again. */
  readonly hasRecovered: () => Promise<boolean>
}

export interface FaultOptions {
  readonly world: World
  /** Kills one of the servers; returns a function that starts it again. */
  readonly killServer: () => Promise<() => Promise<void>>
  readonly urls: () => readonly string[]
  /** Calls of a signed-in customer, which the tally does not count. */
  readonly ask: Ask
  readonly random: () => number
}

export function listFaults({ world, killServer, urls, ask, random }: FaultOptions): Fault[] {
  /** All servers respond, and so does their database. */
  const isReady = async () => {
    const answers = await Promise.all(urls().map((url) => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null)))
    return answers.every((answer) => answer?.status === 200)
  }
  const { disk, setClock, database, databaseLine, mailLine, mailbox } = world
  let receivedBefore = 0
  const faults: (Fault | null)[] = [
    { name: 'a server is killed', lastsMs: 0, begin: killServer, hasRecovered: isReady },
    {
      name: 'the database closes all connections',
      lastsMs: 0,
      begin: async () => {
        await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        )
        return () => {}
      },
      hasRecovered: isReady,
    },
    {
      name: 'the connection to the database drops bytes silently',
      lastsMs: 15_000,
      begin: async () => {
        await databaseLine.set('swallow')
        return () => databaseLine.set('carry')
      },
      hasRecovered: isReady,
    },
    {
      name: 'a firewall drops the state of the database connections',
      lastsMs: 0,
      begin: async () => {
        await databaseLine.forget()
        return () => {}
      },
      hasRecovered: isReady,
    },
    {
      name: 'the mail server hangs',
      lastsMs: 20_000,
      begin: async () => {
        await mailLine.set('swallow')
        return async () => {
          receivedBefore = mailbox.received.size
          await mailLine.set('carry')
        }
      },
      hasRecovered: () => Promise.resolve(mailbox.received.size > receivedBefore),
    },
    disk === null
      ? null
      : {
          name: 'the disk is full',
          lastsMs: 15_000,
          begin: () => Promise.resolve(fillDisk(disk)),
          hasRecovered: async () => {
            const form = new FormData()
            form.set('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'probe.pdf')
            const answer = await ask('POST', '/api/files', { body: form })
            return answer?.status === 200 || answer?.error?.id === 'error.files-quota'
          },
        },
    setClock === null
      ? null
      : {
          name: 'the clock jumps',
          lastsMs: 15_000,
          begin: () => {
            const hours = random() < 0.5 ? 1 : -1
            setClock(hours * 3600)
            return Promise.resolve(() => setClock(0))
          },
          hasRecovered: isReady,
        },
  ]
  return faults.filter((fault) => fault !== null)
}
