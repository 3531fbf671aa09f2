/** How the examples of one kind of document are run. */
import { isObject, type Json, type JsonObject } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import type { Tree } from '../../read/documents.ts'
import type { CheckedDocument, Fault, WholeCheck } from '../brand-check.ts'
import type { DataValidator } from '../fields/data-validator.ts'

/** One example of a document in one brand. */
export interface ExampleRun<in Kind extends string = string> {
  readonly document: CheckedDocument
  readonly example: JsonObject
  readonly reads: Reads<Kind>
  readonly dataValidator: DataValidator
  /** Reports at a part of the example, given by its pointer in it. */
  readonly report: (pointer: string, fault: Fault) => void
  /** Reports at the name of a member, not at its value. */
  readonly reportName: (pointer: string, fault: Fault) => void
  /** Everything about the brand, for messages. */
  readonly whole: WholeCheck
  /** File and line of a part of a document, such as schemas/x.json:12 */
  readonly placeOf: (tree: Tree) => string
}

export interface ExampleKind<Kind extends string = string> {
  /** Kind of document. */
  readonly kind: string
  /** Member of the document that lists the examples. */
  readonly member: string
  /** All kinds of input it reads. */
  readonly reads: readonly string[]
  readonly run: (run: ExampleRun<Kind>) => void
}

export function defineExamples<const Kind extends string>(parts: {
  readonly kind: string
  readonly member: string
  readonly reads: readonly Kind[]
  readonly run: (run: ExampleRun<NoInfer<Kind>>) => void
}): ExampleKind<Kind> {
  return parts
}

/** Whether a result is the expected one. The order in which an object's members are written says nothing. */
export function isSameValue(value: Json | undefined, expected: Json | undefined): boolean {
  return inOrder(value) === inOrder(expected)
}

function inOrder(value: Json | undefined): string | undefined {
  return JSON.stringify(value, (_, part: Json) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1))) : part,
  )
}
