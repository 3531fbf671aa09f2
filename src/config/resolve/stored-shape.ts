/** A stored entity while its documents are derived, and the parts of which they are made. */
import type { JsonObject } from '#rules'
import type { ObjectTree, Tree } from '../read/documents.ts'
import { deriveTree, type Part, WrittenValue } from './derived-tree.ts'

export interface RecordShape {
  readonly id: string
  readonly key: string
  readonly fields: ObjectTree
  readonly stored: ObjectTree
  readonly declared: JsonObject
  readonly does: ReadonlySet<string>
  /** `stored.add`, if users without the write permission can add records. */
  readonly added: ObjectTree | undefined
}

export function keyInput({ key }: Pick<RecordShape, 'key'>): Record<string, Part> {
  return { [key]: { type: 'string', format: 'id', description: 'Id of the record.', label: text('id') } }
}

export function operation({ id, stored, declared }: RecordShape, document: Record<string, Part>): ObjectTree {
  const about = declared.owner === 'company' ? { about: 'company' } : declared.owner === 'person' ? { about: 'self' } : {}
  return deriveTree({ $schema: '../../.language/operation.json', ...document, ...about, entity: id }, stored.place)
}

/** The name of a grid row as written in the entity, so that a wrong one is reported there. */
export function grant({ stored }: RecordShape, name: 'read' | 'write'): Part {
  return writtenValueOf(stored, name)
}

export function writtenValueOf(holder: ObjectTree, name: string): WrittenValue {
  return new WrittenValue(holder.members.get(name) as Tree)
}

export function titleOf({ id }: RecordShape): string {
  return id.replaceAll('-', ' ')
}

export function text(name: string): JsonObject {
  return { text: `record.${name}` }
}
