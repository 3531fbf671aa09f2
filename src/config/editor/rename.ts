/** Renames a declared name in every document, if the documents then still pass. */

import type { JsonObject } from '#rules'
import type { Finding } from '../check/findings.ts'
import { namesOf } from '../check/names/known-names.ts'
import type { Reads } from '../memo/memo.ts'
import { type Edit, findTree, type ListTree, pointerOf, type ResolvedDocument, type SourceFile, type Tree } from '../read/documents.ts'
import { applyEdits } from '../read/edits.ts'
import { type FindingLanguage, formatFrame } from '../read/messages.ts'
import { parseDocument } from '../read/parse.ts'
import { createDeclarations } from '../references/declarations.ts'
import { listNamedWords } from '../resolve/named-fields.ts'
import { entityFields, formFields } from '../resolve/schema.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { carryRecords } from './carry-records.ts'
import type { Lookup } from './complete.ts'
import { distinctDocuments, documentAt } from './open-document.ts'
import { declarationsOfTarget, nodeAt, type Target, usesOf } from './uses.ts'

export interface FileEdits {
  readonly path: string
  readonly edits: readonly Edit[]
}

export interface RenamePlan {
  readonly changes: readonly FileEdits[]
  /** Files whose name is the name of the document. */
  readonly moves: readonly { readonly from: string; readonly to: string }[]
}

export type RenameResult = ({ readonly ok: true } & RenamePlan) | { readonly ok: false; readonly reason: string }

export interface RenameOptions {
  readonly lookup: Lookup
  readonly files: readonly SourceFile[]
  readonly check: (files: readonly SourceFile[]) => readonly Finding[]
  readonly language: FindingLanguage
}

const namePattern = /^[A-Za-z0-9][\w./-]*$/

/** Refuses a name that is taken, and one with which the check reports more than before. */
export function renameName(targets: readonly Target[], newName: string, options: RenameOptions): RenameResult {
  const { lookup, files, check, language } = options
  const refuse = (id: Parameters<typeof formatFrame>[0], params: Record<string, string> = {}): RenameResult => ({
    ok: false,
    reason: formatFrame(id, { name: newName, ...params }, language),
  })
  if (!namePattern.test(newName)) return refuse('rename-wrong')
  if (targets.some((target) => isTaken(lookup, target, newName))) return refuse('rename-taken')
  const derived = targets.find((target) => isDerived(lookup.set, target))
  if (derived) return refuse('rename-follows', { subject: derived.name, path: derived.declared.path })
  const plan = planRename(lookup, targets, newName)
  const before = new Set(check(files).map(sentenceOf))
  const [broken] = check(applyPlan(files, plan)).filter((finding) => finding.severity === 'error' && !before.has(sentenceOf(finding)))
  if (broken) return refuse('rename-breaks', { message: `${broken.path}:${broken.line}: ${broken.words[language]}` })
  return { ok: true, ...plan }
}

function sentenceOf({ code, words }: Finding): string {
  return `${code} ${words.en}`
}

function planRename(lookup: Lookup, targets: readonly Target[], newName: string): RenamePlan {
  const edits = new Map<string, Map<number, Edit>>()
  const add = (path: string, edit: Edit) => edits.set(path, (edits.get(path) ?? new Map<number, Edit>()).set(edit.offset, edit))
  for (const target of targets) {
    for (const { path, offset, end } of usesOf(lookup, target)) add(path, { offset, end, text: newName })
    for (const { path, offset } of isDocument(target) ? [] : declarationsOfTarget(lookup.set, target))
      add(
        path,
        renameListed(lookup.set, path, offset, newName) ?? { offset: offset + 1, end: offset + 1 + target.name.length, text: newName },
      )
    for (const [path, edit] of carryRecords(lookup.set, target, newName)) add(path, edit)
  }
  return {
    changes: [...edits].map(([path, ofFile]) => ({ path, edits: [...ofFile.values()].sort((left, right) => left.offset - right.offset) })),
    moves: targets.filter(isDocument).flatMap((target) => movesOf(lookup.set, target, newName)),
  }
}

/** A field that is named in a list keeps its word under another name; one of the form's entity is renamed there too. */
function renameListed(set: ReadDocuments, path: string, offset: number, newName: string): Edit | undefined {
  const text = set.files.get(path)?.text ?? ''
  const { tree } = parseDocument(path, text)
  const kind = documentAt(set, path)?.document?.kind ?? ''
  const listed = tree && listNamedWords(kind, tree, set.vocabulary).find(({ item: namedItem }) => nameOffsetOf(namedItem) === offset)
  if (!listed || listed.ofEntity || listed.properties.includes(listed.word)) return undefined
  const { item, word } = listed
  const differences = item.kind === 'object' ? [...item.members].filter(([name]) => name !== 'name' && name !== 'word') : []
  const named = newName === word ? [] : [`"word": ${JSON.stringify(word)}`]
  const others = differences.map(([name, { place }]) => `${JSON.stringify(name)}: ${text.slice(place.offset, place.end)}`)
  const members = [`"name": ${JSON.stringify(newName)}`, ...named, ...others]
  return {
    offset: item.place.offset,
    end: item.place.end,
    text: members.length === 1 ? JSON.stringify(newName) : `{ ${members.join(', ')} }`,
  }
}

function nameOffsetOf(item: Tree): number | undefined {
  return item.kind === 'object' ? item.members.get('name')?.place.offset : item.place.offset
}

function isDocument({ declared }: Target): boolean {
  return declared.offset === 0
}

/** Whether the name is that of a document without a file, which a pattern or a stored entity gives. */
function isDerived(set: ReadDocuments, target: Target): boolean {
  return isDocument(target) && movesOf(set, target, target.name).length === 0
}

/** The files of a document, of all layers. */
function movesOf(set: ReadDocuments, { name, declared }: Target, newName: string): RenamePlan['moves'] {
  const { kind, id } = documentAt(set, declared.path)?.document ?? {}
  const paths = new Set(
    distinctDocuments(set).flatMap(({ document }) => (document.kind === kind && document.id === id ? document.paths : [])),
  )
  return [...paths].flatMap((from) => {
    const start = from.lastIndexOf(`/${name}.`)
    return start < 0 ? [] : [{ from, to: `${from.slice(0, start + 1)}${newName}${from.slice(start + 1 + name.length)}` }]
  })
}

/** The files as they are after the renaming. */
export function applyPlan(files: readonly SourceFile[], { changes, moves }: RenamePlan): SourceFile[] {
  const edits = new Map(changes.map((change) => [change.path, change.edits]))
  const targets = new Map(moves.map(({ from, to }) => [from, to]))
  return files.map((file) => {
    const ofFile = edits.get(file.path)
    const text = ofFile && file.text !== undefined ? applyEdits(file.text, ofFile) : file.text
    const path = targets.get(file.path) ?? file.path
    return path === file.path && text === file.text ? file : { ...file, path, ...(text === undefined ? {} : { text }) }
  })
}

/** Among the names declared beside it, or the names of its kind. */
function isTaken({ set, finder }: Lookup, { declared, kind }: Target, newName: string): boolean {
  const { tree } = parseDocument(declared.path, set.files.get(declared.path)?.text ?? '')
  const segments = tree && declared.offset > 0 ? nodeAt(tree, declared.offset)?.segments : undefined
  const holder = tree && segments ? findTree(tree, pointerOf(segments.slice(0, -1))).tree : undefined
  const isBeside = holder?.kind === 'object' ? holder.members.has(newName) : holder?.kind === 'list' && hasItem(holder, newName)
  const isKnown = kind !== undefined && [...set.brands.keys()].some((brand) => namesOf(finder.readsOf(brand), kind).has(newName))
  return isBeside || isKnown
}

function hasItem({ items }: ListTree, id: string): boolean {
  return items.some((item) =>
    (item.kind === 'object' ? [item.members.get('id'), item.members.get('name')] : [item]).some((name) => isValue(name, id)),
  )
}

function isValue(tree: Tree | undefined, value: string): boolean {
  return tree?.kind === 'value' && tree.value === value
}

/**
 * The declarations of a name of a kind: `limit contactMax`, `entity order`, `dictionary-row:currency CNY`, `field order.vessel`.
 * `field *.vessel` is the field of every document: a form's field is saved under the same name in the record.
 */
export function findTargets({ set, finder }: Lookup, kind: string, name: string): Target[] {
  const targets = new Map<string, Target>()
  for (const [brand, documents] of set.brands) {
    const all = [...documents.values()].flatMap((ofKind) => [...ofKind.values()])
    const declarations = createDeclarations(all)
    const field = name.slice(name.indexOf('.') + 1)
    const declared =
      kind === 'field'
        ? fieldsNamed(name, finder.readsOf(brand), all).map((found) => declarations.ofField(found))
        : [declarations.find(kind, name)]
    for (const place of declared)
      if (place) targets.set(`${place.path}:${place.offset}`, { name: kind === 'field' ? field : name, declared: place, kind })
    if (targets.size > 0 && !name.startsWith('*.')) break
  }
  return [...targets.values()]
}

function fieldsNamed(name: string, reads: Reads<'entity' | 'form'>, documents: readonly ResolvedDocument[]): JsonObject[] {
  const [holder = '', field = ''] = name.split(/\.(.*)/s)
  const holders = holder === '*' ? documents.filter(({ kind }) => kind === 'entity' || kind === 'form').map(({ id }) => id) : [holder]
  const asking = documents.flatMap(({ kind, id, value }) => (kind === 'form' && value.entity === holder ? [id] : []))
  return [...new Set([...holders, ...asking])].flatMap((id) =>
    [entityFields(id, reads)[field] ?? [], formFields(id, reads)[field] ?? []].flat(),
  )
}
