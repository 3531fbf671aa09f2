/** A customer's system: a real HTTP server that can be down, and checks signatures as Standard Webhooks describes. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Received {
  readonly id: string
  readonly at: number
  readonly signatures: number
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }
}

export interface Receiver {
  readonly url: string
  /** Accepted messages, in order of arrival. */
  readonly received: Received[]
  /** Secrets that it knows; a message must be signed with one of them. */
  readonly secrets: string[]
  /** The status of its responses. */
  status: number
  /** How often it was called, accepted or not. */
  calls: number
  readonly close: () => void
}

export async function openReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      receiver.calls += 1
      const body = Buffer.concat(parts).toString()
      const id = String(request.headers['webhook-id'])
      const signature = String(request.headers['webhook-signature'])
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(request.headers['webhook-timestamp']),
        'webhook-signature': signature,
      }
      const isSigned = receiver.secrets.some((secret) => isValid(secret, body, headers))
      if (isSigned && receiver.status < 300)
        receiver.received.push({
          id,
          at: Number(headers['webhook-timestamp']),
          signatures: signature.split(' ').length,
          message: JSON.parse(body),
        })
      response.writeHead(isSigned ? receiver.status : 401).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    secrets: [],
    status: 204,
    calls: 0,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}

/** The library compares with the system's clock, which tests do not move: only the signature is checked. */
function isValid(secret: string, body: string, headers: Record<string, string>): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const expected = new Webhook(secret).sign(String(headers['webhook-id']), at, body)
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
