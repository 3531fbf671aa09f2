/** Circular references among texts or forms, which would never end. */

import { once } from '#rules'
import { findTree, type Place, segmentsOf } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, reportAt } from '../brand-check.ts'

interface Step {
  readonly to: string
  readonly place: Place
}

/** Kinds that can contain another of their kind. */
const nested: ReadonlySet<string> = new Set(['form', 'entity'])

type Check = BrandCheck<'texts' | 'form' | 'entity'>

export const circularReferencesCheck = defineBrandCheck('circular-references', {
  reads: ['texts', 'form', 'entity'],
  run: checkCircularReferences,
})

function checkCircularReferences(check: Check): void {
  const steps = readSteps(check)
  const done = new Set<string>()
  for (const start of steps.keys()) follow(check, steps, [start], done)
}

/** References from each text, form and entity. */
function readSteps(check: Check): ReadonlyMap<string, readonly Step[]> {
  const steps = new Map<string, Step[]>()
  for (const document of check.documentsOf('texts', 'form', 'entity')) {
    for (const { from, ...step } of stepsFrom(document)) {
      const visited = steps.get(from)
      if (visited) visited.push(step)
      else steps.set(from, [step])
    }
  }
  return steps
}

const stepsFrom = once(({ kind, id, tree, sound, verdict }: CheckedDocument): readonly (Step & { readonly from: string })[] => {
  if (!sound) return []
  return verdict.mentions.flatMap(({ refersTo, value, pointer }) => {
    const isText = kind === 'texts' && refersTo === 'text'
    if (typeof value !== 'string' || !(isText || (nested.has(kind) && kind === refersTo && !isWithin(pointer)))) return []
    const { place } = findTree(tree, pointer).tree
    return [{ from: isText ? `text ${segmentsOf(pointer)[1]}` : `${kind} ${id}`, to: `${refersTo} ${value}`, place }]
  })
})

/** The entity whose fields a form uses is not inside the form. */
function isWithin(pointer: string): boolean {
  return segmentsOf(pointer).length < 2
}

function follow(check: Check, steps: ReadonlyMap<string, readonly Step[]>, path: readonly string[], done: Set<string>): void {
  const current = path.at(-1) ?? ''
  if (done.has(current)) return
  for (const { to, place } of steps.get(current) ?? []) {
    const at = path.indexOf(to)
    if (at < 0) follow(check, steps, [...path, to], done)
    else reportAt(check, place, say('CIRCLE/round', { circle: [...path.slice(at), to].map(nameOf).join(' -> ') }))
  }
  done.add(current)
}

function nameOf(step: string): string {
  return step.slice(step.indexOf(' ') + 1)
}
