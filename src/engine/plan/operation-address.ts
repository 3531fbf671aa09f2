import type { Shell } from '#config'
import type { JsonObject } from '#rules'

/** The address of a GET operation, for what the browser fetches on its own: pictures, feeds. Undefined if there is none. */
export function operationAddress({ calls }: Pick<Shell, 'calls'>, operation: string, input: JsonObject = {}): string | undefined {
  const call = calls[operation]
  if (call?.method !== 'GET') return undefined
  const rest = new Map(Object.entries(input))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}
