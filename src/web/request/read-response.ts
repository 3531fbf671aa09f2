/** Reads the bodies of responses: envelopes, files sent in frames, and JSON lines. */
import { createProgressReader, type JsonObject } from '#rules'
import type { CallError, CallOptions } from './client.ts'

/** What every JSON response of the server looks like. */
export interface Envelope {
  readonly code: number
  readonly success: boolean
  readonly data: unknown
  readonly error?: Partial<CallError>
  readonly requestId?: string
}

/** Reads a file sent in frames. A file that ends inside a frame was truncated. */
export async function readFrames(response: Response, onRows: NonNullable<CallOptions['onRows']>): Promise<Blob> {
  const total = Number(response.headers.get('export-rows') ?? 0)
  const frames = createProgressReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  onRows(0, total)
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const finishedFrames = frames.take(next.value)
    for (const { bytes } of finishedFrames) parts.push(bytes)
    const last = finishedFrames.at(-1)
    if (last) onRows(last.rows, total)
  }
  if (!frames.isBetween()) throw new Error('The file was truncated')
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Reads JSON lines as they arrive. A line that is cut off is dropped. */
export async function readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>, onLine: NonNullable<CallOptions['onLine']>): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(JSON.parse(line) as JsonObject)
  }
}

/** Throws if the body is not an envelope. */
export async function readEnvelope(response: Response): Promise<Envelope> {
  const envelope = parseEnvelope(await response.text())
  if (!envelope) throw new Error('The response is not an envelope')
  return envelope
}

/** Null if the text is not an envelope. */
export function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'number' ? (value as Envelope) : null
  } catch {
    return null
  }
}

/** The name of a download as the server declares it. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? 'download')
}
