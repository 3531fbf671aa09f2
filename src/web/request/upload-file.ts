import type { JsonObject } from '#rules'
import { follow, settle, unreachable } from './answers.ts'
import type { CallAnswer, ClientOptions } from './client.ts'
import { parseEnvelope } from './read-response.ts'
import { headersOf, planOf, slowMs } from './send-request.ts'

export interface OutgoingFile {
  readonly operation: string
  readonly input: JsonObject
  readonly file: File
  readonly onProgress: (share: number) => void
}

/** Sends a file with the input as a form. fetch does not report bytes sent; XMLHttpRequest does. */
export function uploadFile<T>(options: ClientOptions, outgoing: OutgoingFile): Promise<CallAnswer<T>> {
  const { operation, onProgress } = outgoing
  return new Promise((resolve) => {
    const { method, path } = planOf(options, operation)
    const request = new XMLHttpRequest()
    request.open(method, new URL(path, options.origin))
    request.withCredentials = true
    request.timeout = Math.max(options.timeoutMs, slowMs)
    for (const [name, value] of Object.entries(headersOf(options))) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0)
    request.onload = () => {
      const token = request.getResponseHeader('access-token')
      if (token) options.onToken(token)
      if (request.status !== 401 && options.token()) options.onUse(sentAt)
      const envelope = parseEnvelope(request.responseText)
      const answer = envelope ? settle<T>(options, envelope, true) : unreachable<T>(options, true, false)
      if (answer.ok) follow(options, operation, answer.value)
      resolve(answer)
    }
    request.onerror = request.ontimeout = () => resolve(unreachable<T>(options, true, false))
    const body = bodyOf(outgoing)
    const sentAt = Date.now()
    request.send(body)
  })
}

function bodyOf({ input, file }: OutgoingFile): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(input)) body.append(name, String(value))
  body.append('file', file, file.name)
  return body
}
