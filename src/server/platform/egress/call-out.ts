/**
 * HTTP calls to addresses that customers or operators entered. The address is checked at the moment of connecting, so that DNS
 * cannot change in between; redirects are returned, never followed, because they could lead anywhere; time and size are limited.
 */
import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivate } from './public-addresses.ts'

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** From DNS lookup to the last byte; default: 10 seconds. */
  readonly longestMs?: number
  /** A longer response fails; 0 reads only the status. Default: 64 KiB. */
  readonly largestBytes?: number
  /** Whether the address may be on this machine or its network: only where the operator allowed it. */
  readonly allowPrivate: boolean
  /** Aborts the call. */
  readonly stop?: AbortSignal
}

export interface OutgoingResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** The address is not public, or is no http(s) address: calling again will not help. */
export class AddressRefusedError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'AddressRefusedError'
  }
}

export class TooLargeError extends Error {
  constructor(largestBytes: number) {
    super(`The response has more than ${largestBytes} bytes`)
    this.name = 'TooLargeError'
  }
}

/** Throws AddressRefusedError, TooLargeError, or an error of the connection; every status is a response. */
export function callOut(request: OutgoingRequest): Promise<OutgoingResponse> {
  const { method, headers = {}, body, longestMs = 10_000, largestBytes = 64 * 1024, allowPrivate, stop } = request
  return new Promise((done, fail) => {
    const target = readAddress(request.url, allowPrivate)
    const open = target.protocol === 'https:' ? requestHttps : requestHttp
    const call = open(
      target,
      {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        signal: AbortSignal.any([AbortSignal.timeout(longestMs), ...(stop ? [stop] : [])]),
        agent: false,
        ...(allowPrivate ? {} : { lookup: lookupPublic }),
      },
      (answer) => void readAnswer(answer, largestBytes).then(done, fail),
    )
    call.once('error', fail)
    call.end(body)
  })
}

/** Checks an address before it is stored. Throws AddressRefusedError. A name is resolved only when it is called. */
export function readAddress(url: string, allowPrivate: boolean): URL {
  if (!URL.canParse(url)) throw new AddressRefusedError('This is not an address')
  const target = new URL(url)
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw new AddressRefusedError('Only http and https addresses can be called')
  if (target.username || target.password) throw new AddressRefusedError('The address contains a password')
  // A URL writes numbers such as 0x7f000001 as dotted addresses. Connecting to one skips the lookup, and with it the check.
  const literal = target.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && (isLocalName(literal) || (isIP(literal) !== 0 && isPrivate(literal)))) throw privateAddress()
  return target
}

function isLocalName(host: string): boolean {
  return /(^|\.)(localhost|local|internal)\.?$/i.test(host)
}

function privateAddress(): AddressRefusedError {
  return new AddressRefusedError('This is a private address')
}

/** One private address among several is enough to refuse the name. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) callback(error ?? new Error('The name has no address'), '', 4)
    else if (addresses.some(({ address }) => isPrivate(address))) callback(privateAddress(), '', 4)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

async function readAnswer(answer: IncomingMessage, largestBytes: number): Promise<OutgoingResponse> {
  const { statusCode: status = 0, headers } = answer
  if (largestBytes === 0) {
    // The status says whether the message was accepted; a broken or endless body afterwards is not a failure.
    answer.on('error', () => {}).destroy()
    return { status, headers, body: Buffer.alloc(0) }
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop closes the connection.
    if (size > largestBytes) throw new TooLargeError(largestBytes)
    parts.push(part)
  }
  return { status, headers, body: Buffer.concat(parts) }
}
