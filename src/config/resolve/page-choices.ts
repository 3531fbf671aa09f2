/**
 * Dictionaries of the portal's pages: their rows are the brand's routes that anyone can open and that need no parameters, so
 * that a record can only name a page that exists.
 */
import { type Json, objectOf, onceFor } from '#rules'
import type { ListTree, ObjectTree, ResolvedDocument, Tree } from '../read/documents.ts'
import { listOf, stringsOf } from './schema.ts'
import type { DocumentMap } from './stages.ts'

interface PageChoice {
  readonly route: string
  readonly label: Tree
}

/** The rows of a dictionary of pages; undefined for any other dictionary. */
export function withPageRows({ tree, value }: ResolvedDocument, documents: DocumentMap): ObjectTree | undefined {
  // With rows as well, it is left as written, for the check to report.
  if (value.of !== 'pages' || value.rows !== undefined) return undefined
  const choices = listPages(documents)
  return withRows(tree, JSON.stringify(choices), choices)
}

/** The key identifies the rows, so that equal rows give the same cached tree. */
const withRows = onceFor((tree: ObjectTree, _key: string, choices: readonly PageChoice[]): ObjectTree => {
  const { place } = tree
  const items = choices.map(({ route, label }): ObjectTree => {
    const members = new Map<string, Tree>([
      ['id', { kind: 'value', place, value: route }],
      ['label', label],
    ])
    return { kind: 'object', place, members }
  })
  const rows: ListTree = { kind: 'list', place, items }
  const others = [...tree.members].filter(([name]) => name !== 'of')
  return { ...tree, members: new Map([...others, ['rows', rows]]) }
})

function listPages(documents: DocumentMap): PageChoice[] {
  const [manifest] = [...(documents.get('brand')?.values() ?? [])]
  const groups = [...(documents.get('routes')?.values() ?? [])]
  const enabled = manifest ? stringsOf(manifest.value.routeGroups) : groups.map(({ id }) => id)
  const routes = groups.filter(({ id }) => enabled.includes(id)).flatMap(({ value }) => listOf(value.routes).map(objectOf))
  const pages = documents.get('page')
  return routes.flatMap(({ id, path, page, grid }) => {
    const label = pages?.get(String(page))?.tree.members.get('label')
    return isOpenPage(path, grid) && label ? [{ route: String(id), label }] : []
  })
}

/** Whether the route has no parameters and is open to everyone. */
function isOpenPage(path: Json | undefined, grid: Json | undefined): boolean {
  return typeof path === 'string' && !path.includes('{') && grid === undefined
}
