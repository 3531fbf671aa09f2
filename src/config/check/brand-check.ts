/** What the checks of one brand share. */

import { nearestName } from '#rules'
import { findTree, type Place, type Problem, type ResolvedDocument } from '../documents.ts'
import { offsetInString } from '../positions.ts'
import type { Saying } from '../say.ts'
import type { DocumentMap } from '../stages.ts'
import type { Facts } from './facts.ts'
import type { KnownNames } from './names/known-names.ts'
import type { NameLedger } from './names/name-ledger.ts'
import type { MetaVerdict } from './shapes/meta-checker.ts'

export interface CheckedDocument extends ResolvedDocument {
  readonly verdict: MetaVerdict
  /** Its shape is right, so that what it lacks is really not there. */
  readonly sound: boolean
}

export interface BrandCheck {
  readonly brand: string
  readonly documents: readonly CheckedDocument[]
  readonly documentOf: (kind: string, id: string) => CheckedDocument | undefined
  readonly map: DocumentMap
  /** The shared documents, before any brand. */
  readonly base: DocumentMap
  readonly names: KnownNames
  readonly facts: Facts
  readonly ledger: NameLedger
  /** Placeholders of the shared texts, with how often each occurs. */
  readonly placeholders: ReadonlyMap<string, number>
  readonly report: (problem: Problem) => void
  /** Text of a file, to find places inside strings. */
  readonly textOf: (path: string) => string
}

export interface Fault extends Saying {
  readonly name?: string
  readonly known?: Iterable<string>
  readonly cause?: string
  readonly severity?: 'error' | 'warning'
  /** The name by which a command can speak of it. */
  readonly subject?: string
}

export function reportAt(check: BrandCheck, place: Place, fault: Fault, offset = place.offset): void {
  const suggestion = fault.name !== undefined && fault.known ? nearestName(fault.name, fault.known) : undefined
  check.report({
    path: place.path,
    offset,
    code: fault.code,
    says: fault.says,
    params: fault.params,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fault.cause === undefined ? {} : { cause: fault.cause }),
    ...(fault.severity === undefined ? {} : { severity: fault.severity }),
    ...(fault.subject === undefined ? {} : { subject: fault.subject }),
  })
}

export function reportPointer(check: BrandCheck, document: ResolvedDocument, pointer: string, fault: Fault): void {
  reportAt(check, findTree(document.tree, pointer).tree.place, fault)
}

/** At the name of a member, not at its value. */
export function reportName(check: BrandCheck, document: ResolvedDocument, pointer: string, fault: Fault): void {
  const { place } = findTree(document.tree, pointer).tree
  reportAt(check, place, fault, place.nameOffset)
}

/** At the n-th unit of a string. */
export function reportInString(check: BrandCheck, place: Place, index: number, fault: Fault): void {
  reportAt(check, place, fault, offsetInString(check.textOf(place.path), place.offset, index))
}
