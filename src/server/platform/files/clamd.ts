/**
 * Scans bytes with a ClamAV daemon, by its INSTREAM command over a socket. Custom client: the protocol needs less code than the
 * packages for it, which also start programs and write files.
 */

import { connect, type Socket } from 'node:net'
import { minuteMs } from '#rules'

export type Verdict = { readonly clean: true } | { readonly clean: false; readonly threat: string }

export interface Scanner {
  /** Throws if the scanner gives no verdict: down, too slow, or the file too large for it. */
  readonly scan: (bytes: Uint8Array) => Promise<Verdict>
}

const chunkSize = 256 * 1024
const longestMs = minuteMs
const longestAnswer = 4_096

/** `address`: the path of a socket, or host:port. */
export function createScanner(address: string): Scanner {
  return { scan: async (bytes) => readVerdict(await ask(address, bytes)) }
}

function openSocket(address: string): Socket {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? []
  return host === undefined ? connect({ path: address }) : connect({ host: host.replace(/^\[|\]$/g, ''), port: Number(port) })
}

function ask(address: string, bytes: Uint8Array): Promise<string> {
  return new Promise((done, fail) => {
    const socket = openSocket(address)
    let answer = ''
    const late = setTimeout(() => socket.destroy(new Error('The scanner did not respond in time')), longestMs)
    socket.on('connect', () => send(socket, bytes))
    socket.on('data', (part) => {
      answer += part.toString('utf8')
      if (answer.includes('\0') || answer.length > longestAnswer) socket.end()
    })
    socket.on('error', fail)
    socket.on('close', () => {
      clearTimeout(late)
      done(answer)
    })
  })
}

function send(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += chunkSize) {
    const chunk = bytes.subarray(at, at + chunkSize)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(size: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(size)
  return bytes
}

/** Only two responses are verdicts; an error, half a response or none is not one. */
function readVerdict(answer: string): Verdict {
  const line = answer.split('\0', 1)[0] ?? ''
  if (answer.includes('\0') && line === 'stream: OK') return { clean: true }
  const threat = answer.includes('\0') ? /^stream: (.+) FOUND$/.exec(line)?.[1] : undefined
  if (threat === undefined) throw new Error(`The scanner gave no verdict: ${line.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)}`)
  return { clean: false, threat: threat.replace(/[^\x20-\x7e]/g, '?').slice(0, 200) }
}
