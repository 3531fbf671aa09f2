/** Tariffs with their ids, and each line with its source position, for explaining a fee. */
import { type JsonObject, once, periodsName } from '#rules'
import { type Documents, type ResolvedDocument, type Tree, toJson } from '../read/documents.ts'
import { createLocator } from '../read/positions.ts'
import type { DocumentMap, ReadDocuments } from './stages.ts'

/** Members that determine an amount; a brand may have overridden one of them. */
const deciding = ['price', 'prices', 'sizes', 'tiers', 'bands', 'table', 'percent', 'amount', 'minimum', 'cap'] as const

export type Locate = (tree: Tree) => { readonly path: string; readonly line: number }

export function stampTariffs(documents: Documents, map: DocumentMap, { files }: ReadDocuments): Documents {
  const ofKind = map.get('tariff')
  if (!ofKind) return documents
  return {
    ...documents,
    tariff: stampAll(
      ofKind,
      createLocate((path) => files.get(path)?.text ?? ''),
    ),
  }
}

/** File and line of a part of a document. */
export function createLocate(textOf: (path: string) => string): Locate {
  const locators = new Map<string, ReturnType<typeof createLocator>>()
  return ({ place: { path, offset } }) => {
    const locator = locators.get(path) ?? createLocator(textOf(path))
    locators.set(path, locator)
    return { path, line: locator(offset).line }
  }
}

/** Every position of a tariff is in one of its source files, so it stays valid while the tariff is unchanged. */
const stampAll = once((tariffs: ReadonlyMap<string, ResolvedDocument>, locate: Locate): Documents[string] =>
  Object.fromEntries([...tariffs].map(([id, document]) => [id, stampTariff(document, locate)])),
)

/** A tariff with the positions of its lines. */
export const stampTariff = once(({ id, tree, value }: ResolvedDocument, locate: Locate): JsonObject => {
  const lines = tree.members.get('lines')
  return { ...value, id, lines: itemsOf(lines).map((line) => stampLine(line, locate)) }
})

/** A line with its position, those of its deciding members, and of each tier, band and table row. */
function stampLine(line: Tree, locate: Locate): JsonObject {
  const stated = toJson(line) as JsonObject
  const origin = locate(line)
  if (line.kind !== 'object') return { ...stated, origin: { ...origin } }
  const members = deciding.flatMap((name) => {
    const member = line.members.get(name)
    return member ? [[name, { ...locate(member) }] as const] : []
  })
  const table = line.members.get('table')
  const rows = table?.kind === 'object' ? table.members.get('rows') : undefined
  const periods = itemsOf(line.members.get(periodsName)).map((period) => stampPeriod(period, locate))
  return {
    ...stated,
    ...stampItems('tiers', line.members.get('tiers'), locate),
    ...stampItems('bands', line.members.get('bands'), locate),
    ...(rows ? { table: { ...(stated.table as JsonObject), ...stampItems('rows', rows, locate) } } : {}),
    ...(periods.length > 0 ? { [periodsName]: periods } : {}),
    origin: { ...origin, members: Object.fromEntries(members) },
  }
}

/** Values of a period are located in the period. */
function stampPeriod(period: Tree, locate: Locate): JsonObject {
  const { origin, ...said } = stampLine(period, locate)
  return { ...said, periodOrigin: origin ?? {} }
}

function stampItems(name: string, list: Tree | undefined, locate: Locate): JsonObject {
  if (!list) return {}
  return { [name]: itemsOf(list).map((item) => ({ ...(toJson(item) as JsonObject), origin: { ...locate(item) } })) }
}

function itemsOf(tree: Tree | undefined): readonly Tree[] {
  return tree?.kind === 'list' ? tree.items : []
}
