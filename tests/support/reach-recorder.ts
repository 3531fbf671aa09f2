/**
 * Records what runs in this process, for the table of what each test reaches (`scripts/test/reach.ts`): functions that were called, and
 * addresses that were requested.
 */
import { subscribe } from 'node:diagnostics_channel'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './documents.ts'

export interface Touched {
  /** File, name and place of each function, such as `src/rules/decimals.ts#round@812`. */
  readonly functions: readonly string[]
  /** Method and path of each request, such as `GET /api/orders`. */
  readonly requests: readonly string[]
}

/** Starts recording; each call of the returned function returns what happened since the previous call. */
export async function startRecorder(): Promise<() => Promise<Touched>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const requests = new Set<string>()
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const { request } = message as { request: { method: string; url: string } }
    requests.add(`${request.method} ${request.url.split('?', 1)[0]}`)
  })
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const touched = { functions: result.flatMap(listCalled), requests: [...requests] }
    requests.clear()
    return touched
  }
}

interface Script {
  readonly url: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[]
  }[]
}

function listCalled({ url, functions }: Script): string[] {
  if (!url.startsWith('file:')) return []
  const path = relative(root, fileURLToPath(url.split('?', 1)[0] ?? url))
  // An index file has no code: its exports are getters in tests.
  if (!/^(src|scripts|tests)\//.test(path) || path.endsWith('/index.ts')) return []
  // The first function of a script is its body, which runs in every file that imports it.
  return functions
    .slice(1)
    .flatMap(({ functionName, ranges: [range] }) => (range && range.count > 0 ? [`${path}#${functionName}@${range.startOffset}`] : []))
}
