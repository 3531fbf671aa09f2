/** References inside texts, and those from a brand's file to its base. */
import { namesOf } from '../check/names/known-names.ts'
import type { ObjectTree, SourceFile, Tree, ValueTree } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { offsetInString } from '../read/positions.ts'
import { nameDocument } from '../resolve/kinds.ts'
import type { Search } from './reference-index.ts'

type OverlaySearch = Pick<Search, 'set' | 'add'>

/** Limits and placeholders of every text; a placeholder refers to the same one in the other language. */
export function listTextReferences(search: Search, tree: Tree): void {
  if (tree.kind === 'value') return
  const inner = tree.kind === 'list' ? tree.items : [...tree.members.values()]
  if (tree.kind === 'object' && tree.members.has('zh') && tree.members.has('en')) addText(search, tree)
  for (const part of inner) listTextReferences(search, part)
}

function addText(search: Search, text: ObjectTree): void {
  const wordings = { zh: wordingsOf(text.members.get('zh')), en: wordingsOf(text.members.get('en')) }
  const names = new Set(
    [...wordings.zh, ...wordings.en].flatMap(({ value }) => [...value.matchAll(/\{([A-Za-z]\w*)\}/g)].map((found) => found[1] ?? '')),
  )
  for (const { value, place } of [...wordings.zh, ...wordings.en]) {
    const source = search.set.files.get(place.path)?.text ?? ''
    for (const match of value.matchAll(/\{(\$?)([A-Za-z]\w*)\}/g)) {
      const [, dollar = '', name = ''] = match
      const start = match.index + 1 + dollar.length
      const offset = offsetInString(source, place.offset, start)
      const end = offsetInString(source, place.offset, start + name.length)
      const kind = dollar === '' ? 'placeholder' : 'limit'
      const limitNames = dollar === '' ? names : namesOf(search.reads, 'limit')
      const declared = search.declarations.find(kind, name)
      search.add({ path: place.path, offset, end, kind, name, known: limitNames, ...(declared ? { declared } : {}) })
    }
  }
}

function wordingsOf(tree: Tree | undefined): (ValueTree & { readonly value: string })[] {
  if (tree?.kind === 'value' && typeof tree.value === 'string') return [tree as ValueTree & { readonly value: string }]
  return tree?.kind === 'object' ? [...tree.members.values()].flatMap(wordingsOf) : []
}

/** Items that a brand's file changes or uses as a position, by id. */
export function listOverlayReferences(search: OverlaySearch, files: readonly SourceFile[], brand: string): void {
  for (const { path, text } of files) {
    const name = nameDocument(path, search.set.kinds, text)
    const below = name && search.set.base.get(name.kind)?.get(name.id)
    if (name?.brand !== brand || !below || text === undefined) continue
    const { tree } = parseDocument(path, text)
    if (tree) addItems(search, below.tree, tree)
  }
}

function addItems(search: OverlaySearch, below: Tree, over: Tree): void {
  if (below.kind === 'object' && over.kind === 'object') {
    for (const [name, member] of over.members) {
      const before = below.members.get(name)
      if (before) addItems(search, before, member)
    }
  }
  if (below.kind !== 'list' || over.kind !== 'list') return
  const ids = new Map(below.items.flatMap((item) => (idOf(item) === undefined ? [] : [[String(idOf(item)?.value), item] as const])))
  for (const item of over.items) {
    if (item.kind !== 'object' || ids.size === 0) continue
    const before = addItem(search, item, ids)
    if (before) addItems(search, before, item)
  }
}

function addItem(search: OverlaySearch, item: ObjectTree, ids: ReadonlyMap<string, Tree>): Tree | undefined {
  const knownIds = new Set(ids.keys())
  const isNew = item.members.has('$add')
  for (const mark of isNew ? ['$before', '$after'] : ['id', '$before', '$after']) {
    const named = item.members.get(mark)
    if (named?.kind !== 'value' || typeof named.value !== 'string') continue
    const { path, offset, end } = named.place
    const target = ids.get(named.value)?.place
    const declared = target === undefined ? {} : { declared: { path: target.path, offset: target.offset } }
    search.add({ path, offset: offset + 1, end: end - 1, kind: 'item', name: named.value, known: knownIds, ...declared })
  }
  const id = idOf(item)
  return id === undefined ? undefined : ids.get(String(id.value))
}

function idOf(tree: Tree): ValueTree | undefined {
  const id = tree.kind === 'object' ? tree.members.get('id') : undefined
  return id?.kind === 'value' && typeof id.value === 'string' ? id : undefined
}
