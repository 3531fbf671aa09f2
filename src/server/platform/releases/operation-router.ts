/** Matches a path against the operations of a release; only declared operations are reachable. */
import createFinder, { type HTTPMethod } from 'find-my-way'
import type { OperationPlan } from '#config'

export type OperationMatch =
  | { readonly kind: 'found'; readonly plan: OperationPlan; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'other-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' }

export interface OperationRouter {
  readonly match: (method: string, path: string) => OperationMatch
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

export function createRouter(operations: readonly OperationPlan[]): OperationRouter {
  const finder = createFinder({ maxParamLength: 200 })
  for (const plan of operations) {
    finder.on(plan.method, plan.path.replace(/\{(\w+)\}/g, ':$1'), () => {}, plan)
  }
  function find(method: string, path: string) {
    try {
      return finder.find(method as HTTPMethod, path)
    } catch {
      // Reject a path with an invalid escape.
      return null
    }
  }
  return {
    match(method, path) {
      const route = find(method === 'HEAD' ? 'GET' : method, path)
      if (route) return { kind: 'found', plan: route.store as OperationPlan, params: toWords(route.params) }
      const allowed = methods.filter((other) => find(other, path))
      return allowed.length > 0 ? { kind: 'other-method', allowed } : { kind: 'none' }
    },
  }
}

function toWords(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
}
