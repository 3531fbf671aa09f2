/** A description that tells of another field: copied together with the field, and left when the copy got its own name. */
import type { JsonObject } from '#rules'
import { findTree } from '../../documents.ts'
import { say } from '../../messages.ts'
import { once } from '../../once.ts'
import { objectOf } from '../../schema.ts'
import { type CheckedDocument, reportAt, type WholeCheck } from '../brand-check.ts'
import { fieldsOf } from '../fields/fields.ts'

interface DescribedField {
  readonly document: CheckedDocument
  readonly pointer: string
  readonly name: string
  readonly description: string
  readonly measure: string
  /** Whether the description names the field itself. */
  readonly isNamed: boolean
}

/**
 * Two fields share a description that only fits the name of one. Elsewhere a synonym may be meant, so that fields are only compared
 * beside each other, or if their units differ.
 */
export function checkCopiedDescriptions(brands: readonly WholeCheck[]): void {
  const [check] = brands
  const documents = new Set(brands.flatMap((brand) => brand.documentsOf('entity', 'form', 'operation')))
  const groups = Map.groupBy(
    [...documents].flatMap((document) => (document.sound ? describedFields(document) : [])),
    ({ description }) => description,
  )
  const reported = new Set<string>()
  for (const [description, fields] of check ? groups : []) {
    const owners = fields.filter(({ isNamed }) => isNamed)
    for (const field of owners.length === fields.length ? [] : fields) {
      const owner = field.isNamed ? undefined : owners.find((other) => isOther(field, other))
      const { place } = findTree(field.document.tree, `${field.pointer}/description`).tree
      const key = `${place.path} ${place.offset}`
      if (!check || !owner || reported.has(key)) continue
      reported.add(key)
      const saying = say('MISLEADING/description', { description, name: field.name, other: owner.name })
      reportAt(check, place, { ...saying, severity: 'warning' })
    }
  }
}

function isOther(one: DescribedField, other: DescribedField): boolean {
  return one.name !== other.name && (isBeside(one, other) || isInOtherUnit(one, other))
}

function isBeside(one: DescribedField, other: DescribedField): boolean {
  return one.document.id === other.document.id && holderOf(one) === holderOf(other)
}

function holderOf({ pointer }: DescribedField): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

function isInOtherUnit(one: DescribedField, other: DescribedField): boolean {
  return one.measure !== '' && one.measure !== other.measure
}

const describedFields = once((document: CheckedDocument): readonly DescribedField[] =>
  [...fieldsOf(document)].flatMap(({ pointer, field }) => {
    const { description, label, measure } = field
    const words = objectOf(label).en
    // One that repeats the label was left out, and filled in.
    if (typeof description !== 'string' || description === `${words}.`) return []
    const name = pointer.slice(pointer.lastIndexOf('/') + 1)
    const isNamed = !stemsOf(description).isDisjointFrom(stemsOf(`${name} ${labelOf(field)} ${measure ?? ''}`))
    return [{ document, pointer, name, description, measure: typeof measure === 'string' ? measure : '', isNamed }]
  }),
)

function labelOf({ label }: JsonObject): string {
  const words = objectOf(label).en
  return typeof words === 'string' ? words : ''
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
