/** The names that are valid at a place of a text, the most likely first. */
import type { FoundReference, ReferenceFinder } from '../references/reference-index.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { type Attempt, attemptsAt, marker } from './cursor.ts'
import { type BrandDocument, openDocument } from './open-document.ts'

export interface NamesAtPlace extends Attempt {
  readonly document: BrandDocument
  /** Reference of the marker: what kind of name it is, and the valid ones. */
  readonly reference: FoundReference
}

export interface Lookup {
  readonly set: ReadDocuments
  readonly finder: ReferenceFinder
}

/** What can be typed at an offset of a file's text; undefined where names of no kind are expected. */
export function findNames({ set, finder }: Lookup, path: string, text: string, offset: number): NamesAtPlace | undefined {
  for (const attempt of attemptsAt(text, offset)) {
    const document = openDocument(set, path, attempt.text)
    if (!document) continue
    const near = { path, text: attempt.text, offset: attempt.offset }
    const references = [...finder.listIn(document.brand, document.document, near), ...finder.listOverlay(document.brand, near)]
    const reference = references.find((found) => found.path === path && found.offset === attempt.offset)
    if (reference && isMeant(attempt, reference, text)) return { ...attempt, document, reference }
  }
  return undefined
}

/** Names of the expression language, whose place is inside a string. */
const dotted = new Set(['field', 'input'])

function isMeant({ kind, start }: Attempt, reference: FoundReference, text: string): boolean {
  const isExpression = reference.kind.startsWith('expression-')
  const isName = reference.kind === 'expression-name' || reference.kind === 'expression-function'
  switch (kind) {
    case 'literal':
      return isExpression && !isName
    case 'placeholder':
      return reference.kind === 'placeholder' || reference.kind === 'limit'
    case 'whole':
      return !isExpression && !(dotted.has(reference.kind) && text.slice(start, text.indexOf('"', start)).includes('.'))
    case 'part':
      return isName || dotted.has(reference.kind)
    case 'chain':
      return isName
    case 'new':
      return !isExpression
  }
}

/** The valid names without the marker, which counts as one in the texts that contain it. */
export function validNames({ reference }: NamesAtPlace): string[] {
  return [...reference.known].filter((name) => name !== marker)
}
