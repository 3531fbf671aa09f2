/** Circular references among texts or forms, which would never end. */
import { findTree, type Place, segmentsOf } from '../../documents.ts'
import { say } from '../../messages.ts'
import { type BrandCheck, defineBrandCheck, reportAt } from '../brand-check.ts'

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
  const add = (from: string, step: Step) => steps.set(from, [...(steps.get(from) ?? []), step])
  for (const document of check.documentsOf('texts', 'form', 'entity')) {
    if (!document.sound) continue
    for (const { refersTo, value, pointer } of document.verdict.mentions) {
      if (typeof value !== 'string' || refersTo === undefined) continue
      const { place } = findTree(document.tree, pointer).tree
      if (document.kind === 'texts' && refersTo === 'text') add(`text ${segmentsOf(pointer)[1]}`, { to: `text ${value}`, place })
      else if (nested.has(refersTo) && document.kind === refersTo && !isWithin(pointer)) {
        add(`${document.kind} ${document.id}`, { to: `${refersTo} ${value}`, place })
      }
    }
  }
  return steps
}

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
