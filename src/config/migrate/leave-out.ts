/** Finds what a document says in vain, because it follows from the rest of it: the reverse of `shorthand.ts`. */
import type { Edit, ListTree, ObjectTree, Tree } from '../read/documents.ts'
import { commonInputs, defaultType, sentenceOf } from '../resolve/shorthand.ts'

export interface Shortened {
  readonly edits: readonly Edit[]
  /** Members that are added in place of what was left out, such as `paged`. */
  readonly added: readonly string[]
}

export function leaveOutDefaults(kind: string, tree: ObjectTree): Shortened {
  if (kind === 'entity') return shortenEntity(tree)
  const cuts = new Cuts()
  if (kind === 'form') cutFields(tree.members.get('properties'), cuts)
  if (kind !== 'operation') return { edits: cuts.edits(), added: [] }
  const added = Object.keys(commonInputs).filter((word) => cutCommonInputs(tree, word, cuts))
  for (const shape of ['input', 'output']) cutFields(memberOf(tree.members.get(shape), 'properties'), cuts)
  return {
    edits: [
      ...cuts.edits(),
      ...insertions(
        tree,
        'input',
        added.map((word) => `"${word}": true`),
      ),
    ],
    added,
  }
}

/**
 * The most common policy of the fields becomes that of the entity, if every field has one. A field without a policy is never sent, so
 * it must not get one this way.
 */
function shortenEntity(entity: ObjectTree): Shortened {
  const cuts = new Cuts()
  const properties = entity.members.get('properties')
  const fields = properties?.kind === 'object' ? [...properties.members.values()] : []
  const policies = fields.map((field) => textOf(memberOf(field, 'policy')))
  const counts = new Map<string, number>()
  for (const policy of policies) if (policy !== undefined) counts.set(policy, (counts.get(policy) ?? 0) + 1)
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const isShared = usual !== undefined && fields.length > 1 && !policies.includes(undefined) && !entity.members.has('policy')
  cutFields(properties, cuts)
  if (isShared) for (const [index, field] of fields.entries()) if (policies[index] === usual) cuts.add(field, 'policy')
  const policyLine = isShared ? [`"policy": ${JSON.stringify(usual)}`] : []
  return { edits: [...cuts.edits(), ...insertions(entity, 'properties', policyLine)], added: isShared ? ['policy'] : [] }
}

function cutFields(fields: Tree | undefined, cuts: Cuts): void {
  if (fields?.kind !== 'object') return
  for (const field of fields.members.values()) if (field.kind === 'object') cutField(field, cuts)
}

function cutField(field: ObjectTree, cuts: Cuts): void {
  const { members } = field
  // A field that says nothing else says its type.
  if (members.size > 1 && textOf(members.get('type')) === defaultType(field)) cuts.add(field, 'type')
  const description = textOf(members.get('description'))
  if (description !== undefined && description === sentenceOf(members.get('label'))) cuts.add(field, 'description')
  cutFields(members.get('properties'), cuts)
  const item = members.get('items')
  if (item?.kind === 'object') cutField(item, cuts)
}

/** Whether the operation has all the inputs that the word adds. Where they differ, the difference stays written. */
function cutCommonInputs(operation: ObjectTree, word: string, cuts: Cuts): boolean {
  const input = operation.members.get('input')
  const fields = memberOf(input, 'properties')
  const common = Object.entries(commonInputs[word] ?? {})
  if (operation.members.has(word) || fields?.kind !== 'object' || input?.kind !== 'object') return false
  if (!common.every(([name]) => memberOf(fields.members.get(name), 'type') !== undefined)) return false
  const required = input.members.get('required')
  const names = common.map(([name]) => name)
  if (word === 'versioned' && !names.every((name) => itemOf(required, name))) return false
  for (const [name, usual] of common) {
    const field = fields.members.get(name)
    if (field?.kind !== 'object') return false
    const differing = [...field.members].filter(([member, value]) => isOwn(member, value, usual as Record<string, unknown>))
    if (differing.length === 0) cuts.add(fields, name)
    else for (const member of field.members.keys()) if (!differing.some(([other]) => other === member)) cuts.add(field, member)
    if (word === 'versioned') cuts.addItem(input, 'required', name)
  }
  if (cuts.isEmptied(fields)) cuts.add(input, 'properties')
  if (cuts.isEmptied(input)) cuts.add(operation, 'input')
  return true
}

/** The label of a common input is always the shared one. */
function isOwn(member: string, value: Tree, usual: Readonly<Record<string, unknown>>): boolean {
  return member !== 'label' && !(value.kind === 'value' && value.value === usual[member])
}

/** Ranges to cut from a text, with their commas. */
class Cuts {
  readonly #members = new Map<ObjectTree | ListTree, Set<Tree>>()

  add(holder: Tree, name: string): void {
    const member = memberOf(holder, name)
    if (holder.kind === 'object' && member) this.#note(holder, member)
  }

  /** The list goes with its last item. */
  addItem(holder: ObjectTree, name: string, value: string): void {
    const list = holder.members.get(name)
    const item = itemOf(list, value)
    if (list?.kind !== 'list' || !item) return
    this.#note(list, item)
    if (this.isEmptied(list)) this.add(holder, name)
  }

  isEmptied(holder: ObjectTree | ListTree): boolean {
    return partsOf(holder).every((part) => this.#members.get(holder)?.has(part))
  }

  edits(): Edit[] {
    const all = [...this.#members].flatMap(([holder, parts]) => cutParts(partsOf(holder), parts))
    // What lies inside another cut goes with it.
    return all.filter((one) => !all.some((other) => other !== one && other.offset <= one.offset && other.end >= one.end))
  }

  #note(holder: ObjectTree | ListTree, part: Tree): void {
    this.#members.set(holder, (this.#members.get(holder) ?? new Set()).add(part))
  }
}

function cutParts(parts: readonly Tree[], cut: ReadonlySet<Tree>): Edit[] {
  const lastKept = parts.findLastIndex((part) => !cut.has(part))
  const edits = parts.flatMap((part, index): Edit[] => {
    const next = parts[index + 1]
    return cut.has(part) && index < lastKept && next ? [{ offset: part.place.nameOffset, end: next.place.nameOffset, text: '' }] : []
  })
  const last = parts.at(-1)
  const from = lastKept < 0 ? parts[0]?.place.nameOffset : parts[lastKept]?.place.end
  const hasTail = last !== undefined && from !== undefined && lastKept < parts.length - 1
  return hasTail ? [...edits, { offset: from, end: last.place.end, text: '' }] : edits
}

/** New members before a member, or last. */
function insertions(tree: ObjectTree, before: string, said: readonly string[]): Edit[] {
  const next = tree.members.get(before)
  if (said.length === 0 || !next) return []
  const at = next.place.nameOffset
  return [{ offset: at, end: at, text: said.map((member) => `${member}, `).join('') }]
}

function partsOf(holder: ObjectTree | ListTree): readonly Tree[] {
  return holder.kind === 'list' ? holder.items : [...holder.members.values()]
}

function memberOf(holder: Tree | undefined, name: string): Tree | undefined {
  return holder?.kind === 'object' ? holder.members.get(name) : undefined
}

function itemOf(list: Tree | undefined, value: string): Tree | undefined {
  return list?.kind === 'list' ? list.items.find((item) => textOf(item) === value) : undefined
}

function textOf(tree: Tree | undefined): string | undefined {
  return tree?.kind === 'value' && typeof tree.value === 'string' ? tree.value : undefined
}
