/**
 * Patterns: documents that many entities need in nearly the same form, such as the pages and lists of their desk. They are written
 * once, with holes, and each entity names its pattern in `desk` and fills the holes there. A value `<columns>` is replaced by the
 * member `columns` of `desk`; as an item of a list, it is replaced by the items of that member. In longer texts and in member names,
 * `<id>` is replaced by the text. An object with `"given": "previews"` is left out unless the entity fills `previews`. The result is
 * a document like any other; values from the entity keep their position there, all others have their position in the pattern.
 */
import { nearestName, once, onceForPair, textOf } from '#rules'
import type { ListTree, ObjectTree, Place, Problem, ResolvedDocument, Tree } from '../read/documents.ts'
import { type FindingMessage, say } from '../read/messages.ts'
import { deriveTree, withMembers } from './derived-tree.ts'
import { expandItems } from './named-items.ts'
import { withoutNames } from './overlay.ts'
import type { DocumentMap } from './stages.ts'
import { readStoredEntity, recordKey } from './stored-entities.ts'

export interface FilledPattern {
  /** By kind and id. */
  readonly documents: ReadonlyMap<PatternKind, ReadonlyMap<string, ObjectTree>>
  /** Holes for which the entity says nothing, though the pattern has no default, with the place of the first in the pattern. */
  readonly missing: ReadonlyMap<string, Place>
  /** Names of all holes. */
  readonly holes: readonly string[]
  /** Members of `desk` for which the pattern has no hole. */
  readonly unused: readonly string[]
  /** Operations on the records that its documents call. */
  readonly operations: readonly string[]
}

/** The kinds of documents that a pattern gives; its members have their names. */
export const patternKinds = ['page', 'list'] as const
export type PatternKind = (typeof patternKinds)[number]

/** The pattern that an entity names. */
function patternOf({ value }: ResolvedDocument): string | undefined {
  const { desk } = value
  return typeof desk === 'object' && desk !== null && 'pattern' in desk ? textOf(desk.pattern) : undefined
}

/** The documents that an entity gets by a pattern. */
export const fillPattern = onceForPair((entity: ResolvedDocument, pattern: ResolvedDocument): FilledPattern => {
  const desk = membersOf(entity.tree, 'desk')
  const filling: Filling = {
    values: new Map([...valuesOf(entity), ...membersOf(pattern.tree, 'defaults'), ...desk]),
    used: new Set(['pattern']),
    missing: new Map(),
    operations: new Set(),
  }
  const documents = new Map(
    patternKinds.map((kind) => [
      kind,
      new Map(
        [...membersOf(pattern.tree, kind)].flatMap(([id, tree]) => {
          const filled = fill(tree, filling)
          return filled?.kind === 'object' ? [[fillText(id, filling, tree.place), toDocumentTree(kind, filled)] as const] : []
        }),
      ),
    ]),
  )
  const unused = [...desk.keys()].filter((name) => !filling.used.has(name))
  return { documents, missing: filling.missing, holes: [...filling.used], unused, operations: [...filling.operations] }
})

/** Members with the name of an operation. */
const calling: ReadonlySet<string> = new Set(['operation', 'source'])

interface Filling {
  readonly values: ReadonlyMap<string, Tree>
  /** Names of holes that were met. */
  readonly used: Set<string>
  readonly missing: Map<string, Place>
  readonly operations: Set<string>
}

/** What every entity says of itself: its id, its name, and the key and the form of its records. */
function valuesOf({ id, tree }: ResolvedDocument): [string, Tree][] {
  const place = membersOf(tree, 'desk').get('pattern')?.place ?? tree.place
  const { members } = deriveTree({ id, as: id, key: recordKey(id) }, place)
  const written = [
    ['title', tree.members.get('title')],
    ['label', tree.members.get('label')],
    ['form', membersOf(tree, 'stored').get('form')],
  ] as const
  return [...members, ...written.flatMap(([name, member]) => (member ? [[name, member] as [string, Tree]] : []))]
}

function toDocumentTree(kind: PatternKind, tree: ObjectTree): ObjectTree {
  const schema = deriveTree({ $schema: `../../.language/${kind}.json` }, tree.place)
  return expandItems(kind, withMembers(schema, Object.fromEntries(tree.members)))
}

/** An object with `given` is there if the hole of that name is filled. */
function isGiven({ members }: ObjectTree, filling: Filling): boolean {
  const condition = members.get('given')
  return condition?.kind !== 'value' || presentValue(valueFor(String(condition.value), filling, condition.place)) !== undefined
}

function fillObject(tree: ObjectTree, filling: Filling): ObjectTree {
  const members = [...tree.members].flatMap(([name, member]): [string, Tree][] => {
    if (name === 'given') return []
    const filled = fill(member, filling)
    if (calling.has(name) && filled?.kind === 'value' && filled !== member) filling.operations.add(String(filled.value))
    return filled ? [[fillText(name, filling, member.place), filled]] : []
  })
  return { ...tree, members: new Map(members) }
}

/** Undefined for a hole that nothing fills, or that is to be left out. */
function fill(tree: Tree, filling: Filling): Tree | undefined {
  if (tree.kind === 'object') return isGiven(tree, filling) ? fillObject(tree, filling) : undefined
  if (tree.kind === 'list') return fillList(tree, filling)
  const hole = holeOf(tree)
  if (hole !== undefined) return presentValue(valueFor(hole, filling, tree.place))
  return typeof tree.value === 'string' && tree.value.includes('<') ? { ...tree, value: fillText(tree.value, filling, tree.place) } : tree
}

function fillList(tree: ListTree, filling: Filling): ListTree {
  const items = tree.items.flatMap((item): readonly Tree[] => {
    const filled = fill(item, filling)
    if (!filled) return []
    return filled.kind === 'list' && holeOf(item) !== undefined ? filled.items : [filled]
  })
  return { ...tree, items }
}

function presentValue(tree: Tree | undefined): Tree | undefined {
  return tree?.kind === 'value' && tree.value === null ? undefined : tree
}

function holeOf(tree: Tree): string | undefined {
  return tree.kind === 'value' && typeof tree.value === 'string' ? /^<(\w+)>$/.exec(tree.value)?.[1] : undefined
}

function fillText(text: string, filling: Filling, place: Place): string {
  return text.replace(/<(\w+)>/g, (_, name: string) => {
    const value = valueFor(name, filling, place)
    return value?.kind === 'value' ? String(value.value) : ''
  })
}

function valueFor(name: string, { values, used, missing }: Filling, place: Place): Tree | undefined {
  used.add(name)
  const value = values.get(name)
  if (!value && !missing.has(name)) missing.set(name, place)
  return value
}

/** What an entity says to its pattern is checked in the documents that it gets: of `desk`, its own document keeps these. */
const keptNames = ['pattern', 'as'] as const

/** The entity without what it says to its pattern. */
export const withoutDesk = once((entity: ObjectTree): ObjectTree => {
  const desk = entity.members.get('desk')
  if (desk?.kind !== 'object') return entity
  const members = new Map([...desk.members].filter(([name]) => keptNames.some((keptName) => keptName === name)))
  return withMembers(entity, { desk: { ...desk, members } })
})

/** The pattern without its documents, which are checked as each entity fills them. */
export const withoutDocuments = once((pattern: ObjectTree): ObjectTree => withoutNames(pattern, ['defaults', ...patternKinds]))

/** An entity, the pattern that it names, and what does not fit between them. */
export interface NamedPattern {
  readonly entity: ResolvedDocument
  readonly pattern: ResolvedDocument
  readonly problems: readonly Problem[]
}

/**
 * The entities that name a pattern. If the name is misspelt, the most similar pattern is used, so that the entity's documents are not
 * reported as missing as well.
 */
export function listPatterns(documents: DocumentMap): NamedPattern[] {
  const patterns: ReadonlyMap<string, ResolvedDocument> = documents.get('pattern') ?? new Map()
  const entities = patterns.size === 0 ? [] : [...(documents.get('entity')?.values() ?? [])]
  const named = entities.flatMap((entity) => {
    const name = patternOf(entity)
    const pattern = name === undefined ? undefined : (patterns.get(name) ?? patterns.get(nearestName(name, patterns.keys()) ?? ''))
    return pattern ? [{ entity, pattern }] : []
  })
  const owners = new Map<string, string>()
  return named.map(({ entity, pattern }) => {
    const others = named.flatMap((other) => (other.pattern === pattern && other.entity !== entity ? [other.entity] : []))
    const problems = problemsOf(entity, pattern, others, documents.get('operation'))
    return { entity, pattern, problems: [...problems, ...takenBy(owners, entity, pattern)] }
  })
}

const operationsOf = once((entity: ResolvedDocument) => readStoredEntity(entity.id, entity.tree)?.operations)

function problemsOf(
  entity: ResolvedDocument,
  pattern: ResolvedDocument,
  others: readonly ResolvedDocument[],
  written: ReadonlyMap<string, ResolvedDocument> | undefined,
): readonly Problem[] {
  if (entity.broken || pattern.broken || patternOf(entity) !== pattern.id) return []
  const { missing, holes, unused, operations } = fillPattern(entity, pattern)
  const desk = membersOf(entity.tree, 'desk')
  // What no entity fills is misspelt in the pattern.
  const isNowhere = (name: string) => others.length > 0 && others.every((other) => fillPattern(other, pattern).missing.has(name))
  const misspelt = [...missing.keys()].filter(isNowhere)
  const entityOperations = operationsOf(entity)
  const lacking = operations.filter((operation) => !entityOperations?.has(operation) && !written?.has(operation))
  const lackingPlace = (membersOf(entity.tree, 'stored').get('operations') ?? entity.tree).place
  return [
    ...misspelt.flatMap((name) =>
      at(
        missing.get(name) ?? pattern.tree.place,
        say('DESK/hole', { name }),
        nearestName(name, [...desk.keys(), ...holes.filter((hole) => hole !== name)]),
      ),
    ),
    ...unused
      .filter((name) => nearestName(name, misspelt) === undefined)
      .map((name): Problem => {
        const { place } = desk.get(name) ?? entity.tree
        return at({ ...place, offset: place.nameOffset }, say('DESK/unused', { pattern: pattern.id, name }), nearestName(name, holes))
      }),
    ...[...missing.keys()]
      .filter((name) => !misspelt.includes(name) && nearestName(name, unused) === undefined)
      .map((name) => at(placeOfName(entity), say('DESK/missing', { pattern: pattern.id, name }))),
    ...lacking.map((operation) => at(lackingPlace, say('DESK/operation', { pattern: pattern.id, operation }))),
  ]
}

/** Names of documents that another entity already gives. */
function takenBy(owners: Map<string, string>, entity: ResolvedDocument, pattern: ResolvedDocument): Problem[] {
  const names = [...fillPattern(entity, pattern).documents].flatMap(([kind, trees]) =>
    [...trees.keys()].map((id) => ({ id, key: `${kind} ${id}` })),
  )
  const taken = names.find(({ key }) => owners.has(key))
  const problems = taken ? [at(placeOfName(entity), say('DESK/taken', { name: taken.id, entity: owners.get(taken.key) ?? '' }))] : []
  for (const { key } of names) if (!owners.has(key)) owners.set(key, entity.id)
  return problems
}

/** Of what names an entity's documents. */
function placeOfName({ tree }: ResolvedDocument): Place {
  const desk = membersOf(tree, 'desk')
  return (desk.get('as') ?? desk.get('pattern') ?? tree).place
}

function at({ path, offset }: Place, saying: FindingMessage, suggestion?: string): Problem {
  return { path, offset, ...saying, ...(suggestion === undefined ? {} : { suggestion }) }
}

function membersOf(tree: ObjectTree, name: string): ReadonlyMap<string, Tree> {
  const member = tree.members.get(name)
  return member?.kind === 'object' ? member.members : none
}

const none: ReadonlyMap<string, Tree> = new Map()
