/**
 * The merge rule for brand files: objects merge as in RFC 7396, lists whose items have an `id` merge by id, other lists are
 * replaced. Every value keeps its source position.
 */

import { nearestName, textOf } from '#rules'
import { type ListTree, type ObjectTree, type Place, type Problem, type Tree, toJson } from '../read/documents.ts'
import { type FindingMessage, say } from '../read/messages.ts'
import { findRenamed } from './renamed.ts'

export type Report = (problem: Problem) => void

const itemMarks = new Set(['$add', '$remove', '$before', '$after'])
const marks = new Set([...itemMarks, '$new'])

/** The base with the brand's changes. Invalid changes are reported and omitted. */
export function mergeOverlay(base: ObjectTree, patch: ObjectTree, report: Report): ObjectTree {
  return { ...mergeObjects(base, withoutNames(patch, ['$new']), report), place: patch.place }
}

/** A brand's new document, or a value without a base: unchanged. */
export function takeWhole<T extends Tree>(tree: T, report: Report): T {
  return strip(tree, report) as T
}

/** Marks that only a brand's file may carry. */
export function findMarks(tree: Tree, report: Report): void {
  if (tree.kind === 'list') for (const item of tree.items) findMarks(item, report)
  if (tree.kind !== 'object') return
  for (const [name, member] of tree.members) {
    if (marks.has(name)) reportAt(report, member.place, say('OVERLAY-MARK/shared', { mark: name }))
    else findMarks(member, report)
  }
}

export function withoutNames(tree: ObjectTree, names: readonly string[]): ObjectTree {
  return { ...tree, members: new Map([...tree.members].filter(([name]) => !names.includes(name))) }
}

function mergeObjects(base: ObjectTree, patch: ObjectTree, report: Report): ObjectTree {
  const members = new Map(base.members)
  const removed = new Map(base.removed)
  for (const [name, value] of patch.members) {
    const before = members.get(name)
    if (marks.has(name)) reportAt(report, value.place, say('OVERLAY-MARK/not-here', { mark: name }))
    else if (!isNull(value)) {
      if (before && !identifying.has(name) && !isText(patch)) reportRepeated(before, value, report)
      members.set(name, before ? mergeValues(before, value, report) : strip(value, report))
    } else if (members.delete(name)) removed.set(name, value.place)
    else {
      const nearest = nearestName(name, base.members.keys())
      reportAt(report, value.place, say('OVERLAY-NOTHING/name', { name }), nearest)
    }
  }
  // A problem with the whole document belongs to the last file that changed it.
  return { kind: 'object', place: base.place, members, ...(removed.size > 0 ? { removed } : {}) }
}

/** A text is repeated as a whole: a brand that rewords one language may write both. */
function isText({ members }: ObjectTree): boolean {
  return members.has('zh') && members.has('en')
}

/** Members that a brand's file needs although they are those of the base. */
const identifying = new Set(['$schema', 'id'])

/** A value equal to the base's. Objects and lists merged by id are compared member by member, except texts. */
function reportRepeated(base: Tree, patch: Tree, report: Report): void {
  const isMerged =
    (base.kind === 'object' && patch.kind === 'object' && !isText(patch)) ||
    (base.kind === 'list' && patch.kind === 'list' && isKeyed(base, patch))
  if (isMerged || JSON.stringify(toJson(base)) !== JSON.stringify(toJson(patch))) return
  reportRedundant(report, patch.place, say('REDUNDANT/value'))
}

function reportRedundant(report: Report, { path, offset }: Place, saying: FindingMessage): void {
  report({ path, offset, severity: 'warning', cause: `redundant ${path}`, ...saying })
}

function mergeValues(base: Tree, patch: Tree, report: Report): Tree {
  if (base.kind === 'object' && patch.kind === 'object') return { ...mergeObjects(base, patch, report), place: patch.place }
  if (base.kind === 'list' && patch.kind === 'list' && isKeyed(base, patch)) return mergeLists(base, patch, report)
  return strip(patch, report)
}

/** Whether the list's items have ids; for an empty list, whether the new ones do. */
function isKeyed(base: ListTree, patch: ListTree): boolean {
  const items = base.items.length > 0 ? base.items : patch.items
  return items.length > 0 && items.every((item) => idOf(item) !== undefined)
}

function mergeLists(base: ListTree, patch: ListTree, report: Report): ListTree {
  const items = [...base.items]
  const removed = new Map(base.removed)
  for (const item of patch.items) {
    const id = idOf(item)
    if (item.kind !== 'object' || id === undefined) {
      reportAt(report, item.place, say('OVERLAY-ID/missing'))
      continue
    }
    const marked = readItem(item, id, report)
    if (marked.remove) removed.set(id, item.members.get('id')?.place ?? item.place)
    const isBare = item.members.size === 1
    if (isBare && items.some((other) => idOf(other) === id))
      reportRedundant(report, item.members.get('id')?.place ?? item.place, say('REDUNDANT/item', { id }))
    placeItem(items, marked, report)
  }
  return { kind: 'list', place: patch.place, items, ...(removed.size > 0 ? { removed } : {}) }
}

interface MarkedItem {
  readonly id: string
  readonly item: ObjectTree
  readonly add: boolean
  readonly remove: boolean
  readonly target?: { readonly id: string; readonly place: Place; readonly shift: 0 | 1 }
}

function readItem(item: ObjectTree, id: string, report: Report): MarkedItem {
  const isSet = (name: string): boolean => {
    const mark = item.members.get(name)
    if (mark && !(mark.kind === 'value' && mark.value === true)) reportAt(report, mark.place, say('OVERLAY-MARK/true', { mark: name }))
    return mark?.kind === 'value' && mark.value === true
  }
  const targets = (['$before', '$after'] as const).flatMap((name) => {
    const mark = item.members.get(name)
    if (!mark) return []
    if (mark.kind === 'value' && typeof mark.value === 'string') {
      return [{ id: mark.value, place: mark.place, shift: name === '$after' ? (1 as const) : (0 as const) }]
    }
    reportAt(report, mark.place, say('OVERLAY-MARK/target', { mark: name }))
    return []
  })
  if (targets[1]) reportAt(report, targets[1].place, say('OVERLAY-MARK/both'))
  const marked = { id, item: withoutNames(item, [...itemMarks]), add: isSet('$add'), remove: isSet('$remove') }
  return targets[0] ? { ...marked, target: targets[0] } : marked
}

function placeItem(items: Tree[], marked: MarkedItem, report: Report): void {
  const { id, item } = marked
  const at = items.findIndex((other) => idOf(other) === id)
  const idPlace = item.members.get('id')?.place ?? item.place
  if (at < 0 && (!marked.add || marked.remove)) {
    reportUnknown(items, { ...marked, idPlace }, report)
    return
  }
  if (at >= 0 && marked.add) {
    reportAt(report, idPlace, say('OVERLAY-ADD/exists', { id }))
    return
  }
  const before = items[at]
  if (marked.remove) {
    items.splice(at, 1)
    return
  }
  const merged = before ? mergeValues(before, item, report) : strip(item, report)
  if (!marked.target) {
    if (before) items[at] = merged
    else items.push(merged)
    return
  }
  if (before) items.splice(at, 1)
  const { target } = marked
  const next = items.findIndex((other) => idOf(other) === target.id)
  if (next >= 0) {
    if (before && next + target.shift === at) reportRedundant(report, target.place, say('REDUNDANT/place', { id }))
    items.splice(next + target.shift, 0, merged)
    return
  }
  items.push(merged)
  const otherIds = items.flatMap((other) => idOf(other) ?? []).filter((other) => other !== id)
  reportAt(report, target.place, say('OVERLAY-PLACE/unknown', { id: target.id, known: otherIds }), nearestName(target.id, otherIds))
}

/** An item that the base does not have, or no longer under this name. */
function reportUnknown(
  items: readonly Tree[],
  { id, item, idPlace, remove }: MarkedItem & { readonly idPlace: Place },
  report: Report,
): void {
  const named = items.flatMap((other): (readonly [string, Tree])[] => {
    const name = idOf(other)
    return name === undefined ? [] : [[name, other]]
  })
  const otherNames = named.map(([name]) => name)
  const nearest = nearestName(id, otherNames)
  const renamed = remove || nearest !== undefined ? undefined : findRenamed(id, item, named)
  if (renamed !== undefined) reportAt(report, idPlace, say('OVERLAY-ADD/renamed', { id, renamed }), renamed)
  else
    reportAt(
      report,
      idPlace,
      remove ? say('OVERLAY-NOTHING/item', { id, known: otherNames }) : say('OVERLAY-ADD/new', { id, known: otherNames }),
      nearest,
    )
}

/** A value without a base: keywords that refer to a base are misplaced. */
function strip(tree: Tree, report: Report): Tree {
  if (tree.kind === 'value') return tree
  if (tree.kind === 'list') return { ...tree, items: tree.items.map((item) => strip(item, report)) }
  const members = new Map<string, Tree>()
  for (const [name, member] of tree.members) {
    if (name === '$add' || name === '$new') continue
    if (itemMarks.has(name)) reportAt(report, member.place, say('OVERLAY-MARK/no-effect', { mark: name }))
    else if (isNull(member)) reportAt(report, member.place, say('OVERLAY-NOTHING/name', { name }))
    else members.set(name, strip(member, report))
  }
  return { ...tree, members }
}

function idOf(tree: Tree): string | undefined {
  const id = tree.kind === 'object' ? tree.members.get('id') : undefined
  return id?.kind === 'value' ? textOf(id.value) : undefined
}

function isNull(tree: Tree): boolean {
  return tree.kind === 'value' && tree.value === null
}

function reportAt(report: Report, place: Place, saying: FindingMessage, suggestion?: string): void {
  report({ path: place.path, offset: place.offset, ...saying, ...(suggestion === undefined ? {} : { suggestion }) })
}
