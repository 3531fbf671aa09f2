/** Validates each document against the schema of its kind. */
import type { Problem, ResolvedDocument } from '../../documents.ts'
import { onceForPair } from '../../once.ts'
import type { ReadDocuments } from '../../stages.ts'
import type { CheckedDocument } from '../brand-check.ts'
import type { MetaChecker } from './meta-checker.ts'
import { describeShape } from './shape-problems.ts'

/** Undefined if the language has no schema for such a document. */
export type CheckShape = (document: ResolvedDocument) => CheckedDocument | undefined

/** Reports each document once, however many brands have it. */
export function createShapeCheck(read: ReadDocuments, meta: MetaChecker, report: (problem: Problem) => void): CheckShape {
  const seen = new Set<ResolvedDocument>()
  const schemas = new Map([...read.kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
  const checkShape: CheckShape = (document) => {
    // If the document as written is invalid, so is its state at any one time.
    const isWrittenWrong = document.written !== undefined && checkShape(document.written)?.sound === false
    if (isWrittenWrong) return { ...document, verdict: { errors: [], mentions: [] }, sound: false }
    const shape = findShape(meta, document, schemas.get(document.kind) ?? '')
    if (seen.has(document)) return shape.checked
    seen.add(document)
    const below = read.base.get(document.kind)?.get(document.id)
    const isBelowWrong = below !== undefined && below !== document && checkShape(below)?.sound === false
    // A mistake in the base appears in each brand that overrides the document; it is reported once, in the base.
    if (!isBelowWrong) for (const problem of shape.problems) report(problem)
    return shape.checked
  }
  return checkShape
}

interface Shape {
  readonly checked?: CheckedDocument
  readonly problems: readonly Problem[]
}

const findShape = onceForPair((meta: MetaChecker, document: ResolvedDocument, schema: string): Shape => {
  const verdict = document.broken ? { errors: [], mentions: [] } : meta.check(schema, document.value)
  if (!verdict) return { problems: [] }
  const checked = { ...document, verdict, sound: !document.broken && verdict.errors.length === 0 }
  return { checked, problems: describeShape(document.tree, verdict.errors) }
})
