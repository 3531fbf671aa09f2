/** Text messages through an HTTP gateway that the operator declares: its address and the shape of its calls. */

import { AddressRefusedError, callOut } from '../egress/index.ts'
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

/** Too many calls, or the gateway itself is down. */
const tryLater = new Set([429, 502, 503, 504])

export function createSmsGateway({ url, body, authorization, publicOnly }: SmsGateway): Transport {
  const isJson = isJsonTemplate(body)
  const headers = {
    'content-type': isJson ? 'application/json; charset=utf-8' : 'application/x-www-form-urlencoded',
    ...(authorization === undefined ? {} : { authorization }),
  }
  return {
    keeps: false,
    send: async ({ recipient, body: text }) => {
      const filled = fillTemplate(body, { phone: recipient, text }, isJson)
      const call = { method: 'POST', url, headers, body: filled, largestBytes: 0, allowPrivate: !publicOnly } as const
      const { status } = await callOut(call).catch((error: unknown) => {
        throw error instanceof AddressRefusedError ? error : new ChannelAwayError(error)
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
