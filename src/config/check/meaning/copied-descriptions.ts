/** A description that tells of another field: copied together with the field, and left when the copy got its own name. */
import { type JsonObject, objectOf, once, textOf } from '#rules'
import { findTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { type CheckedDocument, reportAt, type WholeCheck } from '../brand-check.ts'
import { type FieldPlace, fieldsOf } from '../fields/fields.ts'
import { memberPointer } from '../shapes/meta-checker.ts'

interface DescribedField extends DescribedPart {
  readonly document: CheckedDocument
}

interface DescribedPart {
  readonly pointer: string
  readonly name: string
  readonly description: string
  readonly measure: string
  /** Whether people choose between the fields; others belong to the messages of other systems. */
  readonly isShown: boolean
  /** Whether the description names the field itself. */
  readonly isNamed: boolean
}

/**
 * Two fields beside each other share a description, or two fields in different units share one that only fits the name of one.
 * Elsewhere a synonym may be meant.
 */
export function checkCopiedDescriptions(brands: readonly WholeCheck[]): void {
  const [check] = brands
  const documents = new Set(brands.flatMap((brand) => brand.documentsOf('entity', 'form', 'operation', 'limits')))
  const groups = Map.groupBy(
    [...documents].flatMap((document) => (document.sound ? describedFields(document) : [])),
    ({ description }) => description,
  )
  const reported = new Set<string>()
  for (const [description, fields] of check ? groups : []) {
    for (const field of fields.length > 1 ? fields : []) {
      const owner = findOwner(field, fields)
      if (!check || !owner) continue
      const { place } = findTree(field.document.tree, `${field.pointer}/description`).tree
      const key = `${place.path} ${place.offset}`
      // One that follows from another declaration is not written there.
      if (reported.has(key) || !check.textOf(place.path).startsWith(JSON.stringify(description), place.offset)) continue
      reported.add(key)
      const saying = say('MISLEADING/description', { description, name: field.name, other: owner.name })
      reportAt(check, place, { ...saying, severity: 'warning' })
    }
  }
}

/** The field that the description is about; of two beside each other that could both be, the first. */
function findOwner(field: DescribedField, fields: readonly DescribedField[]): DescribedField | undefined {
  return fields.find((other) => {
    if (other.name === field.name) return false
    const isBetter = other.isNamed && !field.isNamed
    if (!isBeside(field, other)) return isBetter && isInOtherUnit(field, other)
    const isShown = field.isShown && other.isShown
    return isBetter || (isShown && other.isNamed === field.isNamed && fields.indexOf(other) < fields.indexOf(field))
  })
}

function isBeside(one: DescribedField, other: DescribedField): boolean {
  const isOneDocument = one.document.kind === other.document.kind && one.document.id === other.document.id
  return isOneDocument && holderOf(one) === holderOf(other)
}

function holderOf({ pointer }: DescribedField): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

function isInOtherUnit(one: DescribedField, other: DescribedField): boolean {
  return one.measure !== '' && one.measure !== other.measure
}

function describedFields(document: CheckedDocument): readonly DescribedField[] {
  return describedParts(document.value, document).map((part) => ({ document, ...part }))
}

/** Kept by the value: a document that has only moved has the same parts. */
const describedParts = once((_value: JsonObject, document: CheckedDocument): readonly DescribedPart[] =>
  [...describedPlaces(document)].flatMap(({ pointer, field }) => {
    const { description, label, measure } = field
    const words = objectOf(label).en
    // One that repeats the label was left out, and filled in.
    if (typeof description !== 'string' || description === `${words}.`) return []
    const name = pointer.slice(pointer.lastIndexOf('/') + 1)
    return [
      {
        pointer,
        name,
        description,
        measure: textOf(measure) ?? '',
        isShown: document.kind === 'limits' || label !== undefined,
        isNamed: !stemsOf(description).isDisjointFrom(stemsOf(`${name} ${labelOf(field)} ${measure ?? ''}`)),
      },
    ]
  }),
)

function describedPlaces(document: CheckedDocument): Iterable<FieldPlace> {
  if (document.kind !== 'limits') return fieldsOf(document)
  const limits = Object.entries(objectOf(document.value.limits))
  return limits.map(([name, limit]) => ({ pointer: memberPointer('/limits', name), field: objectOf(limit) }))
}

function labelOf({ label }: JsonObject): string {
  const words = objectOf(label).en
  return textOf(words) ?? ''
}

const fillers = new Set(['the', 'of', 'a', 'an', 'in', 'on', 'to', 'for', 'by', 'at', 'is', 'it', 'and', 'or', 'that', 'this', 'number'])

/** Words that mean something, in the singular. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g)
  return new Set((words ?? []).filter((word) => !fillers.has(word)).map((word) => word.replace(/(?<=\w{3})s$/, '')))
}
