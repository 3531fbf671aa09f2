/**
 * What names of fields mean: the words of the vocabulary documents, and the fields of entities, as `entity.field`. An entity's field is
 * declared in the entity for every document that shows, asks or filters it.
 */
import { findingTerms } from '#generated/findings.ts'
import { once, onceFor, onceForPair } from '#rules'
import type { ObjectTree, Place, Problem, Tree } from '../read/documents.ts'
import { say } from '../read/messages.ts'
import { withMembers } from './derived-tree.ts'
import { withoutNames } from './overlay.ts'

/** The declarations of fields, as written. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, ObjectTree>
  /** By id. */
  readonly entities: ReadonlyMap<string, ObjectTree>
}

/** The words of all vocabulary documents, and the entities. */
export function vocabularyOf(documents: readonly ObjectTree[], entities: ReadonlyMap<string, ObjectTree> = new Map()): Vocabulary {
  return { words: documents.reduce((words, document) => addWords(words, document), noWords), entities }
}

const noWords: ReadonlyMap<string, ObjectTree> = new Map()

const addWords = onceForPair(
  (words: ReadonlyMap<string, ObjectTree>, document: ObjectTree): ReadonlyMap<string, ObjectTree> =>
    new Map([...words, ...wordsOf(document)]),
)

const wordsOf = once((document: ObjectTree): ReadonlyMap<string, ObjectTree> => {
  const words = document.members.get('words')
  const languages = document.members.get('languages')
  const declared = words?.kind === 'object' ? [...words.members] : []
  const sayings = languages?.kind === 'list' ? languages.items : []
  return new Map([
    ...declared.flatMap(([name, word]) => (word.kind === 'object' ? [[name, word] as const] : [])),
    ...sayings.flatMap((saying) => {
      const id = saying.kind === 'object' ? saying.members.get('id') : undefined
      return saying.kind === 'object' && id?.kind === 'value' ? [[sayingOf(String(id.value)), saying] as const] : []
    }),
  ])
})

/** What a label and a description say of the language of a text. */
export function sayingOf(language: string): string {
  return `in/${language}`
}

/** A word, or the field of an entity: `entity.field`. One with `word` says what differs from that word. */
export function findDeclaration({ words, entities }: Vocabulary, name: string): ObjectTree | undefined {
  const [entity = '', field] = splitName(name)
  if (field === undefined) return words.get(name) ?? languageWords(words).get(name)
  const tree = entities.get(entity)
  return tree && declaredIn(tree, entity).get(field)
}

/** Names that could be meant: the words, or the fields of the entity before the dot. */
export function namesLike({ words, entities }: Vocabulary, name: string): string[] {
  const [entity = '', field] = splitName(name)
  if (field === undefined) return [...words.keys()]
  const tree = entities.get(entity)
  return tree ? [...declaredIn(tree, entity).keys()].map((own) => `${entity}.${own}`) : [...entities.keys()].map((id) => `${id}.${field}`)
}

/** The entity and the field of a name with a dot. */
export function splitName(name: string): string[] {
  const dot = name.indexOf('.')
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)]
}

/** What only the records of an entity have: other documents that name the field take the rest. */
const ofRecords = ['policy', 'index', 'search', 'detail', 'languages', 'fromForm', 'sameEntity']

/** The fields of an entity by name. One that is only named says with `word` what it is based on. */
const declaredIn = onceFor((entity: ObjectTree, id: string): ReadonlyMap<string, ObjectTree> => {
  const texts = languageFields(entity)
  const declared = writtenIn(entity).map(({ name, field, word }) => {
    const value = word ?? (texts.has(name) ? `${id}.${textOf(name)}` : name)
    const based = isDeclared(entity, name) ? field : withMembers(field, { word: { kind: 'value', place: field.place, value } })
    return [name, withoutNames(based, ofRecords)] as const
  })
  return new Map([...[...texts].map(([name, field]) => [textOf(name), field] as const), ...texts, ...declared])
})

/** The name of what a field takes from the one whose text it holds. */
function textOf(name: string): string {
  return `${name}/text`
}

interface WrittenField {
  readonly name: string
  readonly field: ObjectTree
  /** What a named field is based on, if it says so. */
  readonly word?: string
}

function isDeclared({ members }: ObjectTree, name: string): boolean {
  const properties = members.get('properties')
  return properties?.kind === 'object' && properties.members.has(name)
}

/** The fields that are named, then those that are declared. */
function writtenIn({ members }: ObjectTree): WrittenField[] {
  const properties = members.get('properties')
  const fields = members.get('fields')
  const named = fields?.kind === 'list' ? fields.items.flatMap(namedIn) : []
  const declared = properties?.kind === 'object' ? [...properties.members] : []
  return [...named, ...declared.flatMap(([name, field]) => (field.kind === 'object' ? [{ name, field }] : []))]
}

function namedIn(item: Tree): WrittenField[] {
  if (item.kind === 'value') return [{ name: String(item.value), field: { kind: 'object', place: item.place, members: new Map() } }]
  const name = item.kind === 'object' ? item.members.get('name') : undefined
  if (item.kind !== 'object' || name?.kind !== 'value') return []
  const word = item.members.get('word')
  const field = withoutNames(item, ['name', 'word'])
  return [{ name: String(name.value), field, ...(word?.kind === 'value' ? { word: String(word.value) } : {}) }]
}

/** The fields that hold the text of another in one language, as its `languages` name them. */
export const languageFields = once(
  (entity: ObjectTree): ReadonlyMap<string, ObjectTree> =>
    inLanguagesOf(
      writtenIn(entity).map(({ name, field, word = name }) => {
        if (isDeclared(entity, name)) return field
        return withMembers(field, { word: { kind: 'value', place: field.place, value: word } })
      }),
    ),
)

/** Whether the names of such fields cannot be read. */
export function losesTexts(entity: ObjectTree): boolean {
  return writtenIn(entity).some(({ field }) => (field.members.get('languages')?.kind ?? 'object') !== 'object')
}

const languageWords = once((words: ReadonlyMap<string, ObjectTree>): ReadonlyMap<string, ObjectTree> => inLanguagesOf([...words.values()]))

function inLanguagesOf(fields: readonly ObjectTree[]): ReadonlyMap<string, ObjectTree> {
  return new Map(
    fields.flatMap((field) => {
      const languages = field.members.get('languages')
      if (languages?.kind !== 'object') return []
      return [...languages.members].flatMap(([language, name]) => {
        if (name.kind !== 'value') return []
        const inLanguage: Tree = { kind: 'value', place: name.place, value: language }
        return [[String(name.value), withMembers(withoutNames(field, ofRecords), { inLanguage })] as const]
      })
    }),
  )
}

/** A declaration for the text in one language: its label and meaning say which. */
export function sayLanguage(declaration: ObjectTree, saying: ObjectTree): ObjectTree {
  const append = (tree: Tree | undefined, more: Tree | undefined): Tree | undefined => {
    if (tree?.kind === 'value' && more?.kind === 'value') return { ...tree, value: `${tree.value}${more.value}` }
    if (tree?.kind !== 'object' || more?.kind !== 'object') return tree
    return { ...tree, members: new Map([...tree.members].map(([name, text]) => [name, append(text, more.members.get(name)) ?? text])) }
  }
  const members = [...declaration.members].map(([name, value]) => [name, append(value, saying.members.get(name)) ?? value] as const)
  return { ...declaration, members: new Map(members) }
}

/** Words that two documents declare: the second place is the problem. */
export function findWordsTwice(documents: readonly ObjectTree[]): Problem[] {
  const places = new Map<string, Place>()
  return documents.flatMap((document) =>
    [...wordsOf(document)].flatMap(([name, { place }]): Problem[] => {
      const first = places.get(name)
      places.set(name, first ?? place)
      return first ? [{ path: place.path, offset: place.nameOffset, ...say('DUPLICATE-ID/word', { name, path: first.path }) }] : []
    }),
  )
}

/** Words that no document names. */
export function findUnusedWords({ words }: Vocabulary, used: ReadonlySet<string>): Problem[] {
  return [...words].flatMap(([name, { place }]): Problem[] =>
    used.has(name)
      ? []
      : [
          {
            path: place.path,
            offset: place.nameOffset,
            ...say('UNUSED/nowhere', { kind: findingTerms.word, name }),
            severity: 'warning',
          },
        ],
  )
}
