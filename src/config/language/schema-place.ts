/** A schema in the language, with its file and its pointer. References are resolved, so that each schema has one name. */
import { posix } from 'node:path'
import { type JsonObject, objectOf } from '#rules'

/** The language: schemas by path below schemas/meta. */
export type Meta = Readonly<Record<string, JsonObject>>

export interface SchemaPath {
  readonly schema: JsonObject
  readonly file: string
  readonly pointer: string
}

export function schemaPlace(file: string, meta: Meta, pointer = ''): SchemaPath {
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce((value, name) => objectOf(value[name]), objectOf(meta[file]))
  return { schema, file, pointer }
}

export function inside(place: SchemaPath, ...names: readonly string[]): SchemaPath {
  return names.reduce((at, name) => ({ schema: objectOf(at.schema[name]), file: at.file, pointer: `${at.pointer}/${name}` }), place)
}

/** Target of a reference; the schema itself if it is not a reference. */
export function declaredAt(place: SchemaPath, meta: Meta): SchemaPath {
  const reference = place.schema.$ref
  if (typeof reference !== 'string') return place
  const [path = '', pointer = ''] = reference.split('#')
  const file = path === '' ? place.file : posix.normalize(posix.join(posix.dirname(place.file), path))
  return declaredAt(schemaPlace(file, meta, pointer), meta)
}

export function placeName({ file, pointer }: SchemaPath): string {
  return `${file}#${pointer}`
}
