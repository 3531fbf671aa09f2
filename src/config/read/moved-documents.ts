/**
 * Documents that an edit has only moved in their files, or in a file that they take fields from. They keep their value, so that what
 * was derived from it still holds: most edits move the rest of the file.
 */

import { onceForPair } from '#rules'
import type { ResolvedDocument, Tree } from './documents.ts'

/** The document with the value of an earlier one that differs at most in positions; otherwise the document itself. */
export function keepValue(document: ResolvedDocument, earlier: ResolvedDocument): ResolvedDocument {
  if (document === earlier || !isSameSource(document, earlier)) return document
  return document.tree === earlier.tree ? earlier : withValueOf(document, earlier)
}

const withValueOf = onceForPair(
  (document: ResolvedDocument, earlier: ResolvedDocument): ResolvedDocument =>
    isSame(document.tree, earlier.tree) ? { ...document, value: earlier.value } : document,
)

function isSameSource({ paths, broken }: ResolvedDocument, earlier: ResolvedDocument): boolean {
  return broken === earlier.broken && paths.length === earlier.paths.length && paths.every((path, index) => path === earlier.paths[index])
}

/** Whether the trees are the same in everything but positions. */
function isSame(tree: Tree, earlier: Tree): boolean {
  if (tree === earlier) return true
  if (tree.place.path !== earlier.place.path) return false
  if (tree.kind === 'value') return earlier.kind === 'value' && tree.value === earlier.value
  if (earlier.kind === 'value' || !isSameRemoved(tree.removed, earlier.removed)) return false
  if (tree.kind === 'list') {
    const { items } = tree
    return (
      earlier.kind === 'list' && items.length === earlier.items.length && items.every((item, index) => isSameAs(item, earlier.items[index]))
    )
  }
  return earlier.kind === 'object' && isSameMembers(tree.members, earlier.members)
}

function isSameAs(tree: Tree, earlier: Tree | undefined): boolean {
  return earlier !== undefined && isSame(tree, earlier)
}

/** Some checks depend on the order of the members. */
function isSameMembers(members: ReadonlyMap<string, Tree>, earlier: ReadonlyMap<string, Tree>): boolean {
  if (members.size !== earlier.size) return false
  const others = earlier.entries()
  for (const [name, member] of members) {
    const [otherName, other] = others.next().value ?? []
    if (name !== otherName || !isSameAs(member, other)) return false
  }
  return true
}

type Removed = Extract<Tree, { readonly kind: 'list' }>['removed']

function isSameRemoved(removed: Removed, earlier: Removed): boolean {
  return removed === earlier || listRemoved(removed) === listRemoved(earlier)
}

function listRemoved(removed: Removed): string {
  return JSON.stringify([...(removed ?? [])].map(([name, { path }]) => [name, path]))
}
