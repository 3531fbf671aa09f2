/** A small server that speaks the OpenAI-compatible protocol, for a scripted language model. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JsonObject } from '#rules'

/** One response: words in pieces, functions to call, a status, or silence. */
export type Turn =
  | { readonly words: readonly string[] /** Between the pieces. */; readonly pauseMs?: number }
  | { readonly calls: readonly { readonly name: string; readonly arguments: JsonObject | string }[] }
  | { readonly status: number }
  | { readonly hangs: true }
  | { readonly raw: string }

export interface ModelServer {
  readonly url: string
  /** What the portal sent, in order. */
  readonly requests: { readonly messages: readonly JsonObject[]; readonly tools: readonly JsonObject[]; readonly key: string }[]
  /** Responses still to give, in order. */
  readonly script: Turn[]
  /** Requests that the portal has ended before the response was complete. */
  readonly ended: () => number
  readonly close: () => Promise<void>
}

export async function openModelServer(): Promise<ModelServer> {
  const requests: ModelServer['requests'] = []
  const script: Turn[] = []
  let ended = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) ended += 1
    })
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readText(request)) as { messages: JsonObject[]; tools?: JsonObject[]; stream: boolean; model: string }
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST' || !body.stream || !body.model) {
      response.writeHead(404).end()
      return
    }
    requests.push({ messages: body.messages, tools: body.tools ?? [], key: request.headers.authorization ?? '' })
    const turn = script.shift() ?? { words: ['Nothing.'] }
    if ('status' in turn) {
      response.writeHead(turn.status, { 'content-type': 'application/json' }).end('{"error":{"message":"refused"}}')
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if ('hangs' in turn) {
      response.flushHeaders()
      return
    }
    if ('raw' in turn) {
      response.end(turn.raw)
      return
    }
    for (const delta of deltasOf(turn)) {
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`)
      await new Promise((done) => setTimeout(done, 'words' in turn ? (turn.pauseMs ?? 1) : 1))
      if (response.destroyed) return
    }
    response.end('data: [DONE]\n\n')
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    script,
    ended: () => ended,
    close: () => new Promise((done) => server.close(() => done()).closeAllConnections()),
  }
}

/** Arguments arrive in two pieces, as from real servers. */
function* deltasOf(turn: Extract<Turn, { words: unknown } | { calls: unknown }>): Generator<JsonObject> {
  if ('words' in turn) {
    for (const content of turn.words) yield { content }
    return
  }
  for (const [index, { name, arguments: given }] of turn.calls.entries()) {
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    const half = Math.ceil(text.length / 2)
    yield { tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: text.slice(0, half) } }] }
    yield { tool_calls: [{ index, function: { arguments: text.slice(half) } }] }
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
