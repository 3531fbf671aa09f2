/**
 * A test scanner: the real clamd if it is installed (Debian: clamav-daemon), with a single signature of our own instead of the
 * 200 MB it normally downloads. Otherwise a process that speaks its protocol and knows the same signature, which only tests our
 * side.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../support/until.ts'

/** The EICAR test string, which every scanner reports as a virus; split so that this file is not reported. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const program = '/usr/sbin/clamd'
export const isReal = existsSync(program)

export interface TestScanner {
  readonly address: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}

export function makeTestScanner(): TestScanner {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
  const address = join(folder, 'clamd.sock')
  let end: (() => Promise<void>) | null = null
  const stop = async () => {
    await end?.()
    end = null
    rmSync(address, { force: true })
  }
  return {
    address,
    start: async () => {
      end = isReal ? startDaemon(folder, address) : await startStandIn(address)
      await until('the scanner to answer', () => answers(address))
    },
    stop,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startDaemon(folder: string, address: string): () => Promise<void> {
  mkdirSync(join(folder, 'signatures'), { recursive: true })
  writeFileSync(join(folder, 'signatures/test.ndb'), `Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`)
  const settings = [`LocalSocket ${address}`, `DatabaseDirectory ${join(folder, 'signatures')}`, 'Foreground yes', 'MaxThreads 2']
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  return () => endOf(child)
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })
}

async function startStandIn(address: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      if (received.toString('latin1') === 'zPING\0') socket.end('PONG\0')
      const bytes = readChunks(received)
      if (bytes) socket.end(bytes.includes(eicar) ? 'stream: Test.Eicar.UNOFFICIAL FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((done) => server.listen(address, done))
  return () => new Promise((done) => server.close(() => done()))
}

/** Null until the final empty chunk has arrived. */
function readChunks(received: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ path: address }, () => socket.write('zPING\0'))
    socket.on('data', (part) => {
      done(part.toString().startsWith('PONG'))
      socket.destroy()
    })
    socket.on('error', () => done(false))
  })
}
