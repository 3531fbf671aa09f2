/** Parts of a tariff with their positions. */
import { objectOf } from '#rules'
import { type ObjectTree, type Tree, toJson } from '../../read/documents.ts'
import { stringsOf } from '../../resolve/schema.ts'
import type { WholeCheck } from '../brand-check.ts'

export function linesOf({ members }: ObjectTree): readonly Tree[] {
  const lines = members.get('lines')
  return lines?.kind === 'list' ? lines.items : []
}

export function lineOf(tree: ObjectTree, id: string): Tree | undefined {
  return linesOf(tree).find((line) => idOf(line) === id)
}

export function idOf(line: Tree): string {
  return String(objectOf(toJson(line)).id)
}

export function partOf(tree: Tree | undefined, name: string): Tree | undefined {
  return tree?.kind === 'object' ? tree.members.get(name) : undefined
}

/** Lines of a fee, and of the fees that it is a percentage of. */
export function linesOfFee(tree: ObjectTree, fee: string, inside: readonly string[] = []): readonly Tree[] {
  if (inside.includes(fee)) return []
  const lines = linesOf(tree).filter((line) => [partValue(line, 'fee'), partValue(line, 'id')].includes(fee))
  const shared = lines.flatMap((line) => stringsOf(objectOf(toJson(line)).of))
  return [...lines, ...shared.flatMap((name) => linesOfFee(tree, name, [...inside, fee]))]
}

function partValue(tree: Tree, name: string): unknown {
  const part = partOf(tree, name)
  return part?.kind === 'value' ? part.value : undefined
}

/** Names of the limits used in a part. */
export function limitsIn(tree: Tree | undefined): readonly string[] {
  if (tree?.kind === 'list') return [...new Set(tree.items.flatMap(limitsIn))]
  if (tree?.kind !== 'object') return []
  const name = partValue(tree, '$limit')
  return typeof name === 'string' ? [name] : [...new Set([...tree.members.values()].flatMap(limitsIn))]
}

/** The value of a limit, and the files that can set it. */
export function findLimit(whole: WholeCheck, name: string): { readonly tree: Tree; readonly paths: readonly string[] } | undefined {
  for (const { tree, paths } of whole.documentsOf('limits')) {
    const value = partOf(partOf(tree.members.get('limits'), name), 'value')
    if (value) return { tree: value, paths }
  }
  return undefined
}
