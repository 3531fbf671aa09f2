/** How commands on this machine reach the running server: by the address and token it stored for them. */
import type { OperationPlan } from '#config'
import type { Env } from '../env.ts'
import { type ControlFile, commandMs, controlBrandHeader, controlUserHeader, readControlFile } from '../http/index.ts'
import type { Envelope } from '../kernel/index.ts'

/** The server that uses the embedded database. Null with PostgreSQL, where the address identifies the database. */
export async function findRunningServer({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<ControlFile | null> {
  const control = databaseUrl === undefined ? readControlFile(dataDir) : null
  return control && (await answers(control)) ? control : null
}

/** Whether a server is running: a busy one that does not respond at once counts, because it uses the database. */
async function answers({ url }: ControlFile): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}

export interface ControlCall {
  readonly method: OperationPlan['method']
  readonly path: string
  readonly body?: object | undefined
  /** User running the command. */
  readonly who: string
  /** Language of refusals. */
  readonly language: string
  /** Default: the token stored with the address. */
  readonly brand?: string | undefined
}

/** Time for the response to arrive. */
const marginMs = 10_000

export async function callRunningServer(running: ControlFile, call: ControlCall): Promise<Envelope> {
  return (await fetchJson(running, call)) as Envelope
}

export interface OperationAddress {
  readonly method: OperationPlan['method']
  /** With the names of inputs in braces. */
  readonly path: string
}

/** Reads method and path of an operation from the server's own description of its API, so that they are those of its release. */
export async function findOperation(
  running: ControlFile,
  operation: string,
  caller: Pick<ControlCall, 'who' | 'language' | 'brand'>,
): Promise<{ readonly address: OperationAddress | null } | { readonly refusal: Envelope }> {
  const answer = await fetchJson(running, { ...caller, method: 'GET', path: '/api/openapi.json' })
  if (!('paths' in answer)) return { refusal: answer }
  for (const [path, methods] of Object.entries(answer.paths)) {
    const method = Object.keys(methods).find((name) => methods[name]?.operationId === operation)
    if (method !== undefined) return { address: { method: method.toUpperCase() as OperationAddress['method'], path } }
  }
  return { address: null }
}

interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

async function fetchJson({ url, token }: ControlFile, call: ControlCall): Promise<Envelope | ApiDescription> {
  const { method, path, body, who, language, brand } = call
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'access-token': token,
      cookie: `default-language=${language}`,
      [controlUserHeader]: encodeURIComponent(who),
      ...(brand === undefined ? {} : { [controlBrandHeader]: encodeURIComponent(brand) }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(commandMs + marginMs),
  })
  return (await response.json()) as Envelope | ApiDescription
}
