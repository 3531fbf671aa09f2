/** References between schemas of the language: each must lead to an existing schema of the language, never to another host. */
import { posix } from 'node:path'
import { type JsonObject, nearestName, once } from '#rules'
import { findTree, type Problem, type Tree } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { parseDocument } from '../../read/parse.ts'
import { metaFolder } from '../../resolve/kinds.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'

interface SchemaReference {
  readonly target: string
  readonly offset: number
}

interface ReadSchema {
  readonly tree?: Tree
  readonly references: readonly SchemaReference[]
}

export function checkMetaReferences(set: ReadDocuments): Problem[] {
  const read = new Map(Object.entries(set.meta).map(([name, schema]) => [name, readSchema(schema, name, set)] as const))
  return [...read].flatMap(([name, { references }]) =>
    references.flatMap(({ target, offset }): Problem[] => {
      const saying = findProblem(name, target, read)
      return saying ? [{ path: metaFolder + name, offset, ...saying }] : []
    }),
  )
}

/** The schema comes from its file. */
const readSchema = once((_schema: JsonObject, name: string, { files }: ReadDocuments): ReadSchema => {
  const { tree } = parseDocument(metaFolder + name, files.get(metaFolder + name)?.text ?? '')
  const references: SchemaReference[] = []
  if (tree) gather(tree, references)
  return tree ? { tree, references } : { references }
})

function gather(tree: Tree, references: SchemaReference[]): void {
  if (tree.kind === 'list') for (const item of tree.items) gather(item, references)
  if (tree.kind !== 'object') return
  for (const [name, member] of tree.members) {
    if (name === '$ref' && member.kind === 'value' && typeof member.value === 'string')
      references.push({ target: member.value, offset: member.place.offset })
    else gather(member, references)
  }
}

function findProblem(
  from: string,
  target: string,
  read: ReadonlyMap<string, ReadSchema>,
): (FindingMessage & { suggestion?: string }) | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return say('META/remote-reference', { target })
  const [file = '', pointer = ''] = target.split('#')
  const path = file === '' ? from : posix.normalize(posix.join(posix.dirname(from), file))
  if (file.startsWith('/') || path.startsWith('../')) return say('META/escaping-reference', { target })
  const schema = read.get(path)
  if (schema && (!schema.tree || findTree(schema.tree, pointer).whole)) return undefined
  const near = schema ? undefined : nearestName(path, read.keys())
  return {
    ...say('META/lost-reference', { target }),
    ...(near === undefined ? {} : { suggestion: posix.relative(posix.dirname(from), near) }),
  }
}
