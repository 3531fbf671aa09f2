/**
 * What documents leave out: the type of a field that is a text, a list or an object, the description that its label already gives,
 * the policy of an entity's fields, and the inputs of a page of rows or of a change to a version. Everything that reads documents
 * sees them in full. What is filled in has the position of its declaration.
 */
import { type JsonObject, once } from '#rules'
import type { ObjectTree, Place, Tree } from '../read/documents.ts'
import { deriveTree, type Part, withMembers } from './derived-tree.ts'

/** The document in full; the same tree if nothing was left out. */
export function expandDocument(kind: string, tree: ObjectTree): ObjectTree {
  return expanders[kind]?.(tree) ?? tree
}

const expanders: Readonly<Record<string, (tree: ObjectTree) => ObjectTree>> = {
  entity: once((entity) => changeMember(entity, 'properties', (fields) => expandFields(fields, entity.members.get('policy')))),
  form: once((form) => changeMember(form, 'properties', (fields) => expandFields(fields))),
  operation: once((operation) => {
    const whole = changeMember(withCommonInputs(operation), 'input', expandShape)
    return changeMember(whole, 'output', expandShape)
  }),
}

const expandShape = (shape: ObjectTree): ObjectTree => changeMember(shape, 'properties', (fields) => expandFields(fields))

/** Inputs that an operation gets by a single word, by that word. */
export const commonInputs: Readonly<Record<string, JsonObject>> = {
  paged: {
    page: { type: 'integer', minimum: 1, description: 'Page, from 1.', label: { text: 'record.page' } },
    pageSize: { type: 'integer', minimum: 1, maximum: 100, description: 'Rows per page.', label: { text: 'record.pageSize' } },
  },
  versioned: {
    version: { type: 'integer', minimum: 1, description: 'Version the caller read.', label: { text: 'record.version' } },
  },
}

function withCommonInputs(operation: ObjectTree): ObjectTree {
  let whole = operation
  for (const [name, inputs] of Object.entries(commonInputs)) {
    const word = operation.members.get(name)
    const pages = word?.kind === 'object' ? word.members.get('pages') : undefined
    if (!word || (word.kind === 'value' ? word.value !== true : pages?.kind !== 'value')) continue
    if (pages?.kind === 'value') whole = addInputs(whole, { page: { maximum: pages.value } }, pages.place)
    whole = addInputs(whole, inputs, word.place)
    if (name === 'versioned') whole = changeMember(whole, 'input', (input) => requireInputs(input, Object.keys(inputs), word.place))
  }
  return whole
}

function addInputs(operation: ObjectTree, inputs: JsonObject, place: Place): ObjectTree {
  const whole = withDefaults(operation, { input: {} }, place)
  return changeMember(whole, 'input', (input) =>
    changeMember(withDefaults(input, { properties: {} }, place), 'properties', (fields) => {
      // An input that the operation declares itself says only what differs.
      let all = withDefaults(fields, inputs, place)
      for (const [name, named] of Object.entries(inputs))
        all = changeMember(all, name, (own) => withDefaults(own, named as JsonObject, place))
      return all
    }),
  )
}

function requireInputs(input: ObjectTree, names: readonly string[], place: Place): ObjectTree {
  const required = input.members.get('required')
  const items = required?.kind === 'list' ? required.items : []
  const added = names.map((value): Tree => ({ kind: 'value', place, value }))
  return withMembers(input, { required: { kind: 'list', place: required?.place ?? place, items: [...items, ...added] } })
}

function expandFields(fields: ObjectTree, policy?: Tree): ObjectTree {
  let whole = fields
  for (const name of fields.members.keys()) whole = changeMember(whole, name, (field) => expandField(field, policy))
  return whole
}

function expandField(field: ObjectTree, policy?: Tree): ObjectTree {
  const { members, place } = field
  const description = sentenceOf(members.get('label'))
  const whole = withDefaults(field, { type: defaultType(field), ...(description === undefined ? {} : { description }) }, place)
  const governed = policy === undefined || members.has('policy') ? whole : withMembers(whole, { policy })
  const inner = changeMember(governed, 'properties', (fields) => expandFields(fields))
  return changeMember(inner, 'items', (item) => expandField(item))
}

/** The type of a field that says none. */
export function defaultType({ members }: ObjectTree): string {
  if (members.has('properties')) return 'object'
  return members.has('items') ? 'array' : 'string'
}

/** The English label as a sentence. */
export function sentenceOf(label: Tree | undefined): string | undefined {
  const words = label?.kind === 'object' ? label.members.get('en') : undefined
  return words?.kind === 'value' && typeof words.value === 'string' ? `${words.value}.` : undefined
}

function withDefaults(tree: ObjectTree, defaults: Readonly<Record<string, Part>>, place: Place): ObjectTree {
  const lacking = Object.entries(defaults).filter(([name]) => !tree.members.has(name))
  return lacking.length === 0 ? tree : withMembers(tree, Object.fromEntries(deriveTree(Object.fromEntries(lacking), place).members))
}

function changeMember(tree: ObjectTree, name: string, change: (member: ObjectTree) => ObjectTree): ObjectTree {
  const member = tree.members.get(name)
  if (member?.kind !== 'object') return tree
  const changed = change(member)
  return changed === member ? tree : { ...tree, members: new Map([...tree.members, [name, changed]]) }
}
