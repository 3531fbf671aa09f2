/** Runs the examples of documents, and reports those that come out differently. An example runs again if what it reads changed. */
import { type Json, type JsonObject, readMoment } from '#rules'
import { keep, noteReads, recall, type Source } from '../../memo/memo.ts'
import { type ObjectTree, type Tree, toJson } from '../../read/documents.ts'
import { createLocate } from '../../resolve/stamp-tariffs.ts'
import { type CheckedDocument, type Fault, reportName, reportPointer, type WholeCheck } from '../brand-check.ts'
import type { DataValidator } from '../fields/data-validator.ts'
import { timeZoneOfBrand } from './brand-zone.ts'
import type { ExampleKind } from './example-kind.ts'
import { formCases } from './form-cases.ts'
import { orderTypeExamples } from './order-type-examples.ts'
import { tariffExamples } from './tariff-examples.ts'

const exampleKinds: readonly ExampleKind[] = [tariffExamples, formCases, orderTypeExamples]

/** One brand in one edition of its documents. */
export interface BrandExamples {
  readonly whole: WholeCheck
  /** The brand's inputs, with the results of examples that came out as expected. */
  readonly source: Source
  readonly dataValidator: DataValidator
  /** First instant, and the first instant after the edition. */
  readonly from: number
  readonly to: number
}

/** For documents without errors: an error may be why an example comes out differently. */
export function checkExamples(brands: readonly BrandExamples[]): void {
  for (const brand of brands)
    for (const kind of exampleKinds)
      for (const document of brand.whole.documentsOf(kind.kind))
        for (const [index, tree] of examplesOf(document, kind).entries())
          if (isInEdition(brand, toJson(tree) as JsonObject)) runExample(brand, kind, { document, tree, at: `/${kind.member}/${index}` })
}

interface ExamplePlace {
  readonly document: CheckedDocument
  readonly tree: ObjectTree
  readonly at: string
}

function examplesOf({ tree }: CheckedDocument, { member }: ExampleKind): readonly ObjectTree[] {
  const list = tree.members.get(member)
  return list?.kind === 'list' ? list.items.filter((item) => item.kind === 'object') : []
}

/** An example of a day is calculated with the values that apply on that day. */
function isInEdition({ whole, from, to }: BrandExamples, { day }: Readonly<Record<string, Json | undefined>>): boolean {
  if (typeof day !== 'string') return true
  const { at = from } = readMoment(day, whole.reads.ask(timeZoneOfBrand))
  return from <= at && at < to
}

function runExample({ whole, source, dataValidator }: BrandExamples, kind: ExampleKind, { document, tree, at }: ExamplePlace): void {
  if (recall<true>(source, tree)) return
  const { reads, notes } = noteReads(source)
  let isAsExpected = true
  const reporting = (write: typeof reportPointer) => (pointer: string, fault: Fault) => {
    isAsExpected = false
    write(whole, document, at + pointer, fault)
  }
  const locate = createLocate(whole.textOf)
  const placeOf = (part: Tree) => {
    const { path, line } = locate(part)
    return `${path}:${line}`
  }
  kind.run({
    document,
    example: toJson(tree) as JsonObject,
    dataValidator,
    reads: reads.narrow(`examples of ${kind.kind}`, kind.reads),
    report: reporting(reportPointer),
    reportName: reporting(reportName),
    whole,
    placeOf,
  })
  if (isAsExpected) keep(source, tree, { value: true, notes })
}
