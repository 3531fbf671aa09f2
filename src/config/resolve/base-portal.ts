/**
 * The base portal, schemas/portal.json: the navigation, route groups and similar parts that every manifest starts from. A
 * brand's manifest is merged over it. Entries that a brand inherits and that lead to pages it has not enabled are left out, so
 * that enabling a route group is enough to get its entries.
 */
import { type Json, objectOf, onceForPair } from '#rules'
import type { ListTree, ObjectTree, ResolvedDocument, Tree } from '../read/documents.ts'
import type { KindMap } from './resolved-documents.ts'
import { listOf } from './schema.ts'

export const portalPath = 'schemas/portal.json'

/** The manifest without inherited entries of disabled route groups. */
export function leaveOutDisabled(manifest: ObjectTree, brand: string, routes: KindMap): ObjectTree {
  return leaveOut(manifest, routes, brand)
}

const leaveOut = onceForPair((manifest: ObjectTree, routes: KindMap, brand: string): ObjectTree => {
  const groups = manifest.members.get('routeGroups')
  // An unknown group is reported elsewhere; it may be a misspelling of any missing group.
  if (groups?.kind !== 'list' || groups.items.some((group) => !routes.has(String(plainOf(group))))) return manifest
  const enabled = new Set(groups.items.map(plainOf))
  const disabled = new Set([...routes.values()].filter(({ id }) => !enabled.has(id)).flatMap(routesOf))
  const isInherited = ({ place }: Tree) => !place.path.startsWith(`brands/${brand}/`)
  const leadsNowhere = (entry: Tree | undefined) => entry?.kind === 'object' && isInherited(entry) && disabled.has(routeOf(entry))
  const thin = (list: ListTree): ListTree => ({
    ...list,
    items: list.items.flatMap((entry) => (leadsNowhere(entry) ? [] : (thinEntry(entry) ?? []))),
  })
  const thinEntry = (entry: Tree): Tree | undefined => {
    if (entry.kind !== 'object') return entry
    const members = new Map(entry.members)
    const [also, items] = [members.get('also'), members.get('items')]
    if (also?.kind === 'list' && isInherited(entry))
      members.set('also', { ...also, items: also.items.filter((route) => !disabled.has(plainOf(route))) })
    if (items?.kind !== 'list') return { ...entry, members }
    // A menu to which the brand adds an entry still contains inherited entries.
    const thinned = thin(items)
    return thinned.items.length === 0 && items.items.length > 0 ? undefined : { ...entry, members: members.set('items', thinned) }
  }
  const members = new Map(manifest.members)
  for (const name of ['navigation', 'workbench', 'footer', 'demo']) {
    const list = members.get(name)
    if (list?.kind === 'list') members.set(name, thin(list))
  }
  if (leadsNowhere(members.get('bell'))) members.delete('bell')
  return { ...manifest, members }
})

function routesOf({ value }: ResolvedDocument): (Json | undefined)[] {
  return listOf(value.routes).map((route) => objectOf(route).id)
}

function routeOf(entry: ObjectTree): Json | undefined {
  const link = entry.members.get('link')
  return link?.kind === 'object' ? plainOf(link.members.get('route')) : undefined
}

function plainOf(tree: Tree | undefined): Json | undefined {
  return tree?.kind === 'value' ? tree.value : undefined
}
