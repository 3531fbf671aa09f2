/**
 * The demo's carrier, a process of its own: it speaks DCSA over HTTP, so that the portal is fed as in real use. Its parent sends it
 * the shipments; it exits with its parent.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerOf } from './answers.ts'
import type { Shipment } from './voyages.ts'

let shipments: readonly Shipment[] = []

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://carrier')
  const answer = request.method === 'GET' ? answerOf(url, shipments, Date.now()) : null
  if (answer === null) return void response.writeHead(404).end()
  const { items, next } = answer
  response.setHeader('api-version', url.pathname.startsWith('/v2/') ? '2.2.0' : '1.0.0')
  if (next !== null) {
    url.searchParams.set('cursor', next)
    response.setHeader('next-page', `${url.pathname}${url.search}`)
    response.setHeader('next-page-cursor', next)
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(items))
})

function listen(port: number): void {
  server.once('error', () => (port === 0 ? process.exit(1) : listen(0)))
  server.listen(port, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
}

process.on('message', (message: { readonly shipments: readonly Shipment[] }) => {
  shipments = message.shipments
})
process.on('disconnect', () => process.exit(0))
listen(Number(process.argv[2]))
