/** Validates each document against the schema of its kind. */
import { type JsonObject, onceForPair } from '#rules'
import type { Problem, ResolvedDocument } from '../../read/documents.ts'
import type { KindMap } from '../../resolve/resolved-documents.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'
import type { CheckedDocument } from '../brand-check.ts'
import type { MetaChecker } from './meta-checker.ts'
import { describeShape } from './shape-problems.ts'

/** The documents of one kind, without those for which the language has no schema: the same object for the same documents. */
export interface CheckedKind {
  readonly documents: readonly CheckedDocument[]
  readonly byId: ReadonlyMap<string, CheckedDocument>
  readonly isSound: boolean
}

export type CheckShapes = (kind: string, ofKind: KindMap) => CheckedKind

/** Reports each document once, however many brands have it. */
export function createShapeCheck(read: ReadDocuments, meta: MetaChecker, report: (problem: Problem) => void): CheckShapes {
  const seen = new Set<ResolvedDocument>()
  const schemas = new Map([...read.kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
  const reportOnce = (document: ResolvedDocument, schema: string): void => {
    if (seen.has(document)) return
    seen.add(document)
    if (document.written) reportOnce(document.written, schema)
    const below = read.base.get(document.kind)?.get(document.id)
    const isOverlaid = below !== undefined && below !== document
    if (isOverlaid) reportOnce(below, schema)
    // A mistake in the base appears in each brand that overrides the document; it is reported once, in the base.
    if (isOverlaid && findShape(meta, below, schema).checked?.sound === false) return
    for (const problem of findShape(meta, document, schema).problems) report(problem)
  }
  return (kind, ofKind) => {
    const schema = schemas.get(kind) ?? ''
    const base = read.base.get(kind)
    const kinds = [findShapes(meta, ofKind, schema), ...(base ? [findShapes(meta, base, schema)] : [])]
    if (!kinds.every(({ isClean }) => isClean)) for (const document of ofKind.values()) reportOnce(document, schema)
    return findShapes(meta, ofKind, schema)
  }
}

interface FoundKind extends CheckedKind {
  /** Whether there is nothing to report. */
  readonly isClean: boolean
}

const findShapes = onceForPair((meta: MetaChecker, ofKind: KindMap, schema: string): FoundKind => {
  const shapes = [...ofKind.values()].map((document) => findShape(meta, document, schema))
  const documents = shapes.flatMap(({ checked }) => checked ?? [])
  return {
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    isSound: documents.every(({ sound }) => sound),
    isClean: shapes.every(({ checked, problems }) => checked?.sound === true && problems.length === 0),
  }
})

interface Shape {
  readonly checked?: CheckedDocument
  readonly problems: readonly Problem[]
}

const findShape = onceForPair((meta: MetaChecker, document: ResolvedDocument, schema: string): Shape => {
  // If the document as written is invalid, so is its state at any one time.
  const isWrittenWrong = document.written !== undefined && findShape(meta, document.written, schema).checked?.sound === false
  if (isWrittenWrong) return { checked: { ...document, verdict: { errors: [], mentions: [] }, sound: false }, problems: [] }
  const verdict = document.broken ? { errors: [], mentions: [] } : checkValue(meta, document.value, schema)
  if (!verdict) return { problems: [] }
  const checked = { ...document, verdict, sound: !document.broken && verdict.errors.length === 0 }
  return { checked, problems: describeShape(document.tree, verdict.errors) }
})

const checkValue = onceForPair((meta: MetaChecker, value: JsonObject, schema: string) => meta.check(schema, value))
