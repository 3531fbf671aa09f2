import type { Option } from '#config'
import { once } from '#rules'
import { matchOptions } from '../plan/match-options.ts'

/** Nested choices, such as province, city and district. */
export interface Tree {
  /** The choices below one, or the outermost. */
  readonly below: (value: string | undefined) => readonly Option[]
  /** From the outermost choice to the one of a value; empty if there is none. */
  readonly path: (value: string) => readonly Option[]
  /** Matching choices of any level, best first. */
  readonly find: (typed: string) => readonly Option[]
}

/** Maximum number of matches: more than users would scroll through. */
const mostFound = 60

export const treeOf = once((options: readonly Option[]): Tree => {
  const byValue = new Map(options.map((option) => [option.value, option]))
  const children = new Map<string | undefined, Option[]>()
  for (const option of options) {
    const outer = option.parent !== undefined && byValue.has(option.parent) ? option.parent : undefined
    const row = children.get(outer)
    if (row) row.push(option)
    else children.set(outer, [option])
  }
  const path = (value: string): Option[] => {
    const steps: Option[] = []
    for (let step = byValue.get(value); step; step = byValue.get(step.parent ?? '')) steps.unshift(step)
    return steps
  }
  return {
    below: (value) => children.get(value) ?? [],
    path,
    find: (typed) => {
      const matches = matchOptions(options, typed)
      return (matches.length > 0 ? matches : options.filter((option) => isOnTheWay(path(option.value), typed))).slice(0, mostFound)
    },
  }
})

/** Whether the query names the levels one after the other: `ningbo beilun`, or as one word without the level names. */
function isOnTheWay(path: readonly Option[], typed: string): boolean {
  const last = path.at(-1)
  const words = typed.trim().split(/\s+/)
  if (!last || path.length < 2) return false
  if (words.length > 1) {
    const inner = words.at(-1) ?? ''
    return matchOptions([last], inner).length > 0 && words.every((word) => matchOptions(path, word).length > 0)
  }
  const name = path.map(({ label }) => label).join('')
  let from = 0
  for (const sign of typed.trim()) {
    const at = /\p{Script=Han}/u.test(sign) ? name.indexOf(sign, from) : -1
    if (at === -1) return false
    from = at + 1
  }
  // The innermost level is meant, not one of its parents.
  return from > name.length - last.label.length
}

/** A place in words, with all its parents. `within` joins two names as the language requires. */
export function placeName(path: readonly Option[], within: (outer: string, inner: string) => string): string {
  return path.map(({ label }) => label).reduce((outer, inner) => (outer === '' ? inner : within(outer, inner)), '')
}
