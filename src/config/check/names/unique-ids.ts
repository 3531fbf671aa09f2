/** Items of a list must have different ids. */
import type { ObjectTree, Tree, ValueTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { defineDocumentCheck, type Reporter, reportAt } from '../brand-check.ts'

export const uniqueIdsCheck = defineDocumentCheck('unique ids', {
  reads: [],
  run: (check, document) => {
    // A document with periods is checked as written, with all of them.
    const { tree } = document.written ?? document
    walk(check, tree)
    if (document.kind === 'reference') checkAliases(check, tree)
    if (document.kind === 'form') checkLayout(check, tree)
  },
})

function walk(check: Reporter, tree: Tree, list = ''): void {
  if (tree.kind === 'object') checkNames(check, tree)
  if (tree.kind !== 'list') return
  const seen = new Map<string, string>()
  for (const item of tree.items) {
    const id = stringMember(item, 'id')
    if (id) checkId(check, id, seen, ofFields.has(list))
    walk(check, item)
  }
}

/** Lists whose ids name fields, which are checked where they are declared. */
const ofFields: ReadonlySet<string> = new Set(['columns', 'fields'])

/** Ids that differ only in case are mistaken for each other. `seen` are those of earlier items, by their lower case. */
function checkId(check: Reporter, { value, place }: StringTree, seen: Map<string, string>, namesField: boolean): void {
  const other = seen.get(value.toLowerCase())
  if (other === value) reportAt(check, place, say('DUPLICATE-ID/item', { id: value }))
  else if (other !== undefined && !namesField) reportAt(check, place, say('DUPLICATE-ID/case', { name: value, other }))
  seen.set(value.toLowerCase(), value)
}

/** Members whose own members are declared names. */
const namesIn = ['properties', 'limits', 'texts'] as const

/** As ids, names may not differ only in case. */
function checkNames(check: Reporter, tree: ObjectTree): void {
  for (const holder of namesIn) {
    const names = tree.members.get(holder)
    if (names?.kind !== 'object') continue
    const seen = new Map<string, string>()
    for (const [name, { place }] of names.members) {
      const other = seen.get(name.toLowerCase())
      if (other !== undefined) reportAt(check, place, say('DUPLICATE-ID/case', { name, other }), place.nameOffset)
      seen.set(name.toLowerCase(), name)
    }
  }
  for (const [name, member] of tree.members) walk(check, member, name)
}

/** Every code must identify one row only. */
function checkAliases(check: Reporter, tree: ObjectTree): void {
  const owners = new Map<string, string>()
  const rows = itemsOf(tree.members.get('rows'))
  for (const row of rows) {
    const id = stringMember(row, 'id')
    if (id && !owners.has(id.value)) owners.set(id.value, id.value)
  }
  for (const row of rows) {
    const id = stringMember(row, 'id')
    const aliases = row.kind === 'object' ? itemsOf(row.members.get('aliases')) : []
    for (const alias of aliases) {
      if (alias.kind !== 'value' || typeof alias.value !== 'string' || !id) continue
      const owner = owners.get(alias.value)
      if (owner === undefined) owners.set(alias.value, id.value)
      else if (owner === id.value) reportAt(check, alias.place, say('DUPLICATE-ID/alias-twice', { alias: alias.value }))
      else reportAt(check, alias.place, say('DUPLICATE-ID/alias-taken', { alias: alias.value, row: owner }))
    }
  }
}

/** A form must not contain a field twice. */
function checkLayout(check: Reporter, tree: ObjectTree): void {
  const seen = new Map<string, Tree>()
  const sections = new Set<string>()
  for (const section of itemsOf(tree.members.get('layout'))) {
    const name = stringMember(section, 'id')?.value.toLowerCase() ?? ''
    // A copied section is reported for its id.
    if (sections.has(name)) continue
    sections.add(name)
    const fields = section.kind === 'object' ? section.members.get('fields') : undefined
    for (const place of itemsOf(fields)) {
      const id = stringMember(place, 'id')
      if (!id || !fields) continue
      const before = seen.get(id.value)
      if (before && before !== fields) reportAt(check, id.place, say('DUPLICATE-ID/section', { id: id.value }))
      seen.set(id.value, fields)
    }
  }
}

function itemsOf(tree: Tree | undefined): readonly Tree[] {
  return tree?.kind === 'list' ? tree.items : []
}

type StringTree = ValueTree & { readonly value: string }

function stringMember(tree: Tree, name: string): StringTree | undefined {
  const member = tree.kind === 'object' ? tree.members.get(name) : undefined
  return member?.kind === 'value' && typeof member.value === 'string' ? (member as StringTree) : undefined
}
