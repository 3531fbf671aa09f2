/** Text messages through an HTTP gateway that the operator declares: its address and the shape of its calls. */
import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ChannelAwayError } from '../outbox/index.ts'
import type { Transport } from './transport.ts'

export interface SmsGateway {
  readonly url: string
  /** JSON, or else a form, with {phone} and {text}. */
  readonly body: string
  readonly authorization: string | undefined
  /** In production the gateway is not on this machine or its network. */
  readonly publicOnly: boolean
}

const longestMs = 10_000
/** Too many calls, or the gateway itself is down. */
const tryLater = new Set([429, 502, 503, 504])

export function createSmsGateway({ url, body, authorization, publicOnly }: SmsGateway): Transport {
  const isJson = isJsonTemplate(body)
  const target = new URL(url)
  const headers = {
    'content-type': isJson ? 'application/json; charset=utf-8' : 'application/x-www-form-urlencoded',
    ...(authorization === undefined ? {} : { authorization }),
  }
  return {
    keeps: false,
    send: async ({ recipient, body: text }) => {
      const literal = target.hostname.replace(/^\[|\]$/g, '')
      if (publicOnly && isIP(literal) !== 0 && isPrivate(literal)) throw new Error('The SMS gateway has a private address')
      const filled = fillTemplate(body, { phone: recipient, text }, isJson)
      const status = await post(target, headers, filled, publicOnly).catch((error: unknown) => {
        throw new ChannelAwayError(error)
      })
      if (tryLater.has(status)) throw new ChannelAwayError(`The SMS gateway responded with ${status}`)
      // Do not follow redirects: they could lead anywhere, with the code in the request.
      if (status < 200 || status >= 300) throw new Error(`The SMS gateway responded with ${status}`)
    },
  }
}

export function isJsonTemplate(body: string): boolean {
  return body.trimStart().startsWith('{')
}

/** All placeholders are replaced in one pass, so that values cannot contain placeholders. */
export function fillTemplate(body: string, values: { readonly phone: string; readonly text: string }, isJson: boolean): string {
  const write = (value: string) => (isJson ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value))
  return body.replace(/\{(phone|text)\}/g, (_place, name: 'phone' | 'text') => write(values[name]))
}

function post(target: URL, headers: Record<string, string>, body: string, publicOnly: boolean): Promise<number> {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const call = request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // From DNS lookup to the last byte, even if bytes keep trickling in.
        signal: AbortSignal.timeout(longestMs),
        agent: false,
        ...(publicOnly ? { lookup: lookupPublic } : {}),
      },
      (answer) => {
        // The status line says whether the message was accepted; a broken body afterwards is not a failure.
        done(answer.statusCode ?? 0)
        answer.on('error', () => {}).resume()
      },
    )
    call.once('error', fail)
    call.end(body)
  })
}

/** Checks the address at the moment of connecting, so that DNS cannot change in between. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) callback(error ?? new Error('The SMS gateway has no address'), '', 4)
    else if (addresses.some(({ address }) => isPrivate(address))) callback(new Error('The SMS gateway has a private address'), '', 4)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** Loopback, private networks and non-unicast addresses; IPv4 in IPv6 notation as well. */
export function isPrivate(address: string): boolean {
  return closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
