/** Compares the stored entities of two releases: which fields may no longer accept what records have. */
import type { ExistingValues, StoredField, StoredShape } from './list-shapes.ts'

export interface EntityChange {
  readonly brand: string
  /** The entity that the records have, and the one that they get; null if none takes them over. */
  readonly from: string
  readonly entity: string | null
  readonly form: string
  readonly fields: readonly FieldChange[]
}

export interface FieldChange {
  readonly field: string
  readonly before?: StoredField
  /** Missing if the field is gone. */
  readonly after?: StoredField
  readonly existing: ExistingValues
}

/** The records of a brand that is gone stay as they are, for the day on which it returns. */
export function compareShapes(before: readonly StoredShape[], after: readonly StoredShape[]): EntityChange[] {
  const brands = new Set(after.map(({ brand }) => brand))
  const next = new Map(after.map((shape) => [keyOf(shape), shape]))
  const former = new Set(before.map(keyOf))
  const takers = new Map(
    after.flatMap((shape) =>
      // Records of two entities are never mixed.
      shape.renamedFrom === undefined || former.has(keyOf(shape)) ? [] : [[keyOf({ ...shape, entity: shape.renamedFrom }), shape] as const],
    ),
  )
  return before
    .filter(({ brand }) => brands.has(brand))
    .flatMap((shape): EntityChange[] => {
      const successor = next.get(keyOf(shape)) ?? takers.get(keyOf(shape))
      const { brand, entity: from } = shape
      if (!successor) return [{ brand, from, entity: null, form: shape.form, fields: [] }]
      const fields = compareFields(shape, successor)
      const { entity, form } = successor
      return fields.length === 0 && entity === from ? [] : [{ brand, from, entity, form, fields }]
    })
}

function compareFields(before: StoredShape, after: StoredShape): FieldChange[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields), ...Object.keys(after.existing)])
  return [...names].flatMap((field) => {
    const [old, now] = [before.fields[field], after.fields[field]]
    const existing = after.existing[field] ?? {}
    if (isSame(old, now) && isSame(before.existing[field] ?? {}, existing)) return []
    return [{ field, ...(old && { before: old }), ...(now && { after: now }), existing }]
  })
}

function keyOf({ brand, entity }: Pick<StoredShape, 'brand' | 'entity'>): string {
  return `${brand} ${entity}`
}

/** Both come from the same code, so their names are in the same order. */
function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
