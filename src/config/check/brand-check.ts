/** Shared by the checks of one brand. */

import { nearestName } from '#rules'
import type { Reads } from '../memo/memo.ts'
import { findTree, type Place, type Problem, type ResolvedDocument } from '../read/documents.ts'
import type { FindingMessage } from '../read/messages.ts'
import { offsetInString } from '../read/positions.ts'
import type { DocumentMap } from '../resolve/stages.ts'
import type { Entered } from './context.ts'
import type { ExpressionCache } from './expressions/expressions.ts'
import type { DataValidator } from './fields/data-validator.ts'
import type { NameLedger } from './names/name-ledger.ts'
import type { Facts } from './portal-facts.ts'
import type { CheckedKind } from './shapes/check-shapes.ts'
import type { MetaVerdict } from './shapes/meta-checker.ts'

export interface CheckedDocument extends ResolvedDocument {
  readonly verdict: MetaVerdict
  /** Whether its shape is valid, so that missing parts really are missing. */
  readonly sound: boolean
}

/** Where findings go. */
export interface Reporter {
  readonly report: (problem: Problem) => void
}

export interface StringReporter extends Reporter {
  /** Text of a file, for positions inside strings. */
  readonly textOf: (path: string) => string
}

/** Inputs to a check of one document in one brand. */
export interface DocumentCheck<in Kind extends string = string> extends StringReporter {
  readonly reads: Reads<Kind>
  /** See ContextSource. */
  readonly places: Map<string, Entered>
  readonly facts: Facts
  readonly dataValidator: DataValidator
  readonly expressionCache: ExpressionCache
  readonly ledger: NameLedger
  /** Whether every document of the brand has the right shape, so that missing names really are missing. */
  readonly isWhole: boolean
  /** Everything about the brand, for error messages. These reads are not declared, so the result is not cached. */
  readonly whole: () => WholeCheck
}

/** Inputs to a check of a brand. */
export interface BrandCheck<in Kind extends string = string> extends StringReporter {
  readonly reads: Reads<Kind>
  /** Documents of some kinds, in the brand's order. */
  readonly documentsOf: (...kinds: readonly Kind[]) => readonly CheckedDocument[]
  readonly documentOf: (kind: Kind, id: string) => CheckedDocument | undefined
  readonly facts: Facts
}

/** All documents of a brand. */
export interface WholeCheck extends BrandCheck {
  readonly documents: readonly CheckedDocument[]
  readonly kinds: ReadonlyMap<string, CheckedKind>
  readonly map: DocumentMap
  /** The shared documents, before any brand. */
  readonly base: DocumentMap
  readonly ledger: NameLedger
  /** Members of a manifest, in the order in which the language declares them. */
  readonly manifestOrder: readonly string[]
  /** Another brand that has the file. */
  readonly lenderOf: (asset: string) => string | undefined
}

/** A check of one document; runs again when an input it read has changed. */
export interface DocumentCheckStep<Kind extends string = string> {
  readonly name: string
  /** All kinds of input it reads. */
  readonly reads: readonly string[]
  readonly run: (check: DocumentCheck<Kind>, document: CheckedDocument) => void
}

export function defineDocumentCheck<const Kind extends string>(
  name: string,
  step: { readonly reads: readonly Kind[]; readonly run: (check: DocumentCheck<NoInfer<Kind>>, document: CheckedDocument) => void },
): DocumentCheckStep<Kind> {
  return { name, ...step }
}

/** For checks that read documents of every kind. */
export const everyKind = '*'

/** A check of a brand; runs again when a document of a kind it reads has changed. */
export interface BrandCheckStep<Kind extends string = string> {
  readonly name: string
  readonly reads: readonly string[]
  readonly run: (check: BrandCheck<Kind>) => void
}

export function defineBrandCheck<const Kind extends string>(
  name: string,
  step: { readonly reads: readonly Kind[]; readonly run: (check: BrandCheck<NoInfer<Kind>>) => void },
): BrandCheckStep<Kind> {
  return { name, ...step }
}

export interface Fault extends FindingMessage {
  readonly name?: string
  readonly known?: Iterable<string>
  readonly cause?: string
  readonly root?: Problem['root']
  readonly severity?: 'error' | 'warning'
  /** Name for use in commands. */
  readonly subject?: string
  readonly related?: Problem['related']
}

export function reportAt(check: Reporter, place: Place, fault: Fault, offset = place.offset): void {
  const suggestion = fault.name !== undefined && fault.known ? nearestName(fault.name, fault.known) : undefined
  check.report({
    path: place.path,
    offset,
    code: fault.code,
    says: fault.says,
    params: fault.params,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fault.cause === undefined ? {} : { cause: fault.cause }),
    ...(fault.root === undefined ? {} : { root: fault.root }),
    ...(fault.severity === undefined ? {} : { severity: fault.severity }),
    ...(fault.subject === undefined ? {} : { subject: fault.subject }),
    ...(fault.related === undefined ? {} : { related: fault.related }),
  })
}

export function reportPointer(check: Reporter, document: ResolvedDocument, pointer: string, fault: Fault): void {
  reportAt(check, findTree(document.tree, pointer).tree.place, fault)
}

/** Reports at the name of a member, not at its value. */
export function reportName(check: Reporter, document: ResolvedDocument, pointer: string, fault: Fault): void {
  const { place } = findTree(document.tree, pointer).tree
  reportAt(check, place, fault, place.nameOffset)
}

/** Reports at the nth UTF-16 unit of a string. */
export function reportInString(check: StringReporter, place: Place, index: number, fault: Fault): void {
  reportAt(check, place, fault, offsetInString(check.textOf(place.path), place.offset, index))
}
