/** Addresses of routes. */
import type { Shell } from '#config'

/** The address of a route with these values; undefined if one is missing. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string | undefined {
  let isWhole = true
  const path = pattern.replace(/\/:(\w+)(\?)?/g, (_part, name: string, optional?: string) => {
    const value = params[name]
    isWhole &&= value !== undefined || optional !== undefined
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return isWhole ? path || '/' : undefined
}

/** The path of a route, without the optional parts that have no value. */
export function pathOf({ routes }: Shell, id: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return fillPath(routes.find((route) => route.id === id)?.path ?? '/', params) ?? '/'
}
