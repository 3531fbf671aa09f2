/** A language model over the OpenAI-compatible protocol: streamed chat completions with tools. */
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { isObject, type JsonObject } from '#rules'

export interface ModelSettings {
  /** Base URL, such as https://host/v1. */
  readonly url: string
  readonly key: string
  readonly model: string
  /** Longest silence before the portal answers by itself. */
  readonly silenceMs: number
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly ToolCallMessage[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }

export interface ToolCallMessage {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

/** A function as the model sees it. */
export interface ModelTool {
  readonly type: 'function'
  readonly function: { readonly name: string; readonly description: string; readonly parameters: JsonObject }
}

/** What arrives: words, or at the end the functions that the model wants called. */
export type ModelEvent = { readonly words: string } | { readonly calls: readonly ToolCallMessage[] }

/** Why a model gave no answer; its message is for the log. */
export class ModelFailed extends Error {}

/** Longest answer. */
const longestMs = 45_000
/** Longest answer in characters: more is cut off. */
const longestWords = 8_000

export interface ModelRequest {
  readonly messages: readonly ChatMessage[]
  readonly tools: readonly ModelTool[]
  /** Ends the request when the user stops the answer. */
  readonly signal: AbortSignal
}

/** Throws ModelFailed if the model refuses, falls silent or sends anything else than the protocol. */
export async function* askModel(
  { url, key, model, silenceMs }: ModelSettings,
  { messages, tools, signal }: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ model, stream: true, messages, ...(tools.length > 0 ? { tools, tool_choice: 'auto' } : {}) }),
      signal: AbortSignal.any([signal, silence.signal, AbortSignal.timeout(longestMs)]),
      redirect: 'error',
    })
    if (!response.ok || !response.body) throw new ModelFailed(`The model responded with status ${response.status}`)
    yield* readEvents(response.body, restartTimer)
  } catch (error) {
    if (error instanceof ModelFailed || signal.aborted) throw error
    throw new ModelFailed(silence.signal.aborted ? 'The model fell silent' : String(error))
  } finally {
    clearTimeout(timer)
  }
}

async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, restartTimer: () => void): AsyncGenerator<ModelEvent> {
  const calls = new Map<number, { id: string; name: string; text: string }>()
  let length = 0
  const decoded = body.pipeThrough(new TextDecoderStream())
  for await (const { data } of decoded.pipeThrough(new EventSourceParserStream())) {
    restartTimer()
    if (data === '[DONE]') break
    const delta = deltaOf(data)
    if (typeof delta.content === 'string' && delta.content !== '') {
      length += delta.content.length
      if (length > longestWords) break
      yield { words: delta.content }
    }
    for (const part of Array.isArray(delta.tool_calls) ? delta.tool_calls : []) takeCall(part, calls)
  }
  if (calls.size === 0) return
  yield {
    calls: [...calls.values()].map(({ id, name, text }) => ({ id, type: 'function', function: { name, arguments: text } })),
  }
}

function deltaOf(data: string): JsonObject {
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch {
    throw new ModelFailed('The model sent something else than JSON')
  }
  const choice = (event as { choices?: readonly { delta?: JsonObject }[] } | null)?.choices?.[0]
  return choice?.delta ?? {}
}

/** A call arrives in pieces: its id and name first, then its arguments. */
function takeCall(part: unknown, calls: Map<number, { id: string; name: string; text: string }>): void {
  if (!isObject(part as JsonObject)) return
  const { index, id, function: called } = part as { index?: number; id?: string; function?: { name?: string; arguments?: string } }
  const at = index ?? calls.size
  const toolCall = calls.get(at) ?? { id: '', name: '', text: '' }
  calls.set(at, {
    id: toolCall.id + (id ?? ''),
    name: toolCall.name + (called?.name ?? ''),
    text: toolCall.text + (called?.arguments ?? ''),
  })
}
