/** A proxy to PostgreSQL that can break the connection at the worst moment: COMMIT was sent, its response is lost. */
import { connect, createServer, type Socket } from 'node:net'

export interface CuttingProxy {
  /** The database's address through the proxy. */
  readonly url: string
  /** The next commits reach the database, but their callers get no response. */
  readonly cutCommits: (times: number) => void
  /** The database is unavailable: open connections break and new ones fail. */
  readonly setAway: (away: boolean) => void
  /** Connections cut so far. */
  readonly cuts: () => number
  readonly close: () => Promise<void>
}

/** `databaseUrl` is the PostgreSQL server behind it. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl)
  const lines = new Set<Socket>()
  let left = 0
  let cuts = 0
  let isAway = false
  const server = createServer((near) => {
    if (isAway) {
      near.destroy()
      return
    }
    const far = connect(Number(target.port || 5432), target.hostname)
    let isCut = false
    for (const socket of [near, far]) {
      lines.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        lines.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes) => {
      if (left > 0 && isCommit(bytes)) {
        left -= 1
        isCut = true
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (!isCut) near.write(bytes)
      else {
        // The database has responded, so the commit is done; drop the response.
        cuts += 1
        near.destroy()
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : '')
  return {
    url: url.href,
    cutCommits: (times) => {
      left = times
    },
    setAway: (away) => {
      isAway = away
      if (away) for (const line of lines) line.destroy()
    },
    cuts: () => cuts,
    close: async () => {
      for (const line of lines) line.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A simple (Q) or prepared (P) query whose text is COMMIT. */
function isCommit(bytes: Buffer): boolean {
  return /[QP][\s\S]{4,6}commit\0/i.test(bytes.toString('latin1'))
}
