/** The baseline of first-byte.ts: a bare Fastify route in a process of its own, as the portal is. Sends its address, then takes bodies. */
import fastify from 'fastify'

const bodies = new Map<string, Buffer>()
const app = fastify()
app.get('/*', (request, reply) => reply.header('content-type', 'text/plain').send(bodies.get(request.url)))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', ({ path, body }: { readonly path: string; readonly body: string }) => {
  bodies.set(path, Buffer.from(body, 'base64'))
  process.send?.('taken')
})
process.on('disconnect', () => process.exit())
process.send?.(address)
