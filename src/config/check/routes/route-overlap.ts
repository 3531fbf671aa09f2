/** Addresses matched by two routes. A fixed segment takes precedence over a parameter, so only crossing patterns are wrong. */

import { objectOf } from '#rules'
import { say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, type Reporter, reportPointer } from '../brand-check.ts'
import { nameIn } from '../context.ts'

interface RoutePath {
  readonly id: string
  readonly path: string
  readonly document: CheckedDocument
  readonly pointer: string
  /** The path with each optional part absent or present; null matches any segment. */
  readonly variants: readonly (readonly (string | null)[])[]
}

export const routeOverlapsCheck = defineBrandCheck('route overlaps', { reads: ['routes'], run: checkRouteOverlaps })

function checkRouteOverlaps(check: BrandCheck<'routes'>): void {
  const seen: RoutePath[] = []
  for (const document of check.documentsOf('routes')) {
    if (!document.sound) continue
    for (const [index, entry] of listOf(document.value.routes).entries()) {
      const route = objectOf(entry)
      const path = nameIn(route, 'path')
      const current = { id: nameIn(route, 'id'), path, document, pointer: `/routes/${index}/path`, variants: variantsOf(path) }
      for (const other of seen) reportOverlap(check, current, other)
      seen.push(current)
    }
  }
}

function reportOverlap(check: Reporter, current: RoutePath, other: RoutePath): void {
  // Identical paths have their own finding.
  if (shapeOf(current.path) === shapeOf(other.path)) return
  for (const left of current.variants) {
    for (const right of other.variants) {
      const example = findCrossing(left, right)
      if (example === undefined) continue
      const params = { path: current.path, other: other.id, otherPath: other.path, example }
      reportPointer(check, current.document, current.pointer, say('ROUTE-OVERLAP/both', params))
      return
    }
  }
}

/** An address that both match equally well; undefined if there is none. */
function findCrossing(left: readonly (string | null)[], right: readonly (string | null)[]): string | undefined {
  if (left.length !== right.length) return undefined
  let [leftIsFixed, rightIsFixed] = [false, false]
  const words: string[] = []
  for (const [index, word] of left.entries()) {
    const other = right[index] ?? null
    if (word !== null && other !== null && word !== other) return undefined
    leftIsFixed ||= word !== null && other === null
    rightIsFixed ||= word === null && other !== null
    words.push(word ?? other ?? 'x')
  }
  return leftIsFixed === rightIsFixed ? `/${words.join('/')}` : undefined
}

function variantsOf(path: string): (string | null)[][] {
  let variants: (string | null)[][] = [[]]
  for (const part of path.split('/').filter((word) => word !== '')) {
    const isOptional = /^\{\w+\?\}$/.test(part)
    const word = part.startsWith('{') ? null : part
    const filled = variants.map((variant) => [...variant, word])
    variants = isOptional ? [...variants, ...filled] : filled
  }
  return variants
}

function shapeOf(path: string): string {
  return path.replace(/\{\w+\??\}/g, '{}')
}
