/** Conditions in the language's schemas: an `if` on an optional property is also true if the property is missing. */
import { type Json, type JsonObject, objectOf, once } from '#rules'
import { findTree, type Problem } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { parseDocument } from '../../read/parse.ts'
import { metaFolder } from '../../resolve/kinds.ts'
import { stringsOf } from '../../resolve/schema.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'
import { memberPointer } from './meta-checker.ts'

export function checkMetaConditions({ meta, files }: ReadDocuments): Problem[] {
  return Object.entries(meta).flatMap(([name, schema]) => {
    const loose = name.startsWith('findings/') ? [] : looseIfsOf(schema)
    const path = `${metaFolder}${name}`
    const tree = loose.length === 0 ? undefined : parseDocument(path, files.get(path)?.text ?? '').tree
    return loose.map(({ pointer, names }) => ({
      path,
      offset: tree ? findTree(tree, pointer).tree.place.nameOffset : 0,
      ...say('CONDITION/if-without-required', { names }),
    }))
  })
}

const looseIfsOf = once((schema: JsonObject): readonly LooseIf[] => [...looseIfs(schema, '')])

interface LooseIf {
  readonly pointer: string
  /** Properties it reads without requiring them. */
  readonly names: readonly string[]
}

function* looseIfs(value: Json | undefined, pointer: string): Generator<LooseIf> {
  if (typeof value !== 'object' || value === null) return
  const condition = Array.isArray(value) || pointer.endsWith('/properties') ? undefined : objectOf(value).if
  if (condition !== undefined) {
    const test = objectOf(condition)
    const required = stringsOf(test.required)
    const names = Object.entries(objectOf(test.properties)).flatMap(([name, schema]) =>
      constrains(objectOf(schema)) && !required.includes(name) ? [name] : [],
    )
    if (names.length > 0) yield { pointer: `${pointer}/if`, names }
  }
  for (const [name, member] of Object.entries(value)) yield* looseIfs(member as Json, memberPointer(pointer, name))
}

/** Keywords that constrain a value without forbidding it. */
function constrains(schema: JsonObject): boolean {
  return ['const', 'enum', 'type', 'pattern', 'minimum', 'maximum'].some((keyword) => schema[keyword] !== undefined)
}
