/** What holds between the brands: one serves unknown hosts, and no host has two. */
import { findTree, type Problem } from '../documents.ts'
import type { DocumentSet } from '../read-documents.ts'
import { stringsOf } from '../schema.ts'

export function checkBrandManifests(set: DocumentSet): Problem[] {
  const manifests = [...set.brands].flatMap(([id, documents]) => {
    const manifest = documents.get('brand')?.get(id)
    return manifest ? [{ id, manifest }] : []
  })
  const readable = manifests.filter(({ manifest }) => !manifest.broken)
  return [...checkDefault(readable, readable.length < manifests.length), ...checkHosts(readable)]
}

type Manifests = readonly {
  readonly id: string
  readonly manifest: { readonly value: { readonly [name: string]: unknown }; readonly tree: Parameters<typeof findTree>[0] }
}[]

function checkDefault(manifests: Manifests, someUnread: boolean): Problem[] {
  const defaults = manifests.filter(({ manifest }) => manifest.value.default === true)
  const [first, ...others] = defaults
  const toProblem = (tree: Manifests[number]['manifest']['tree'], pointer: string, message: string): Problem => {
    const { place } = findTree(tree, pointer).tree
    return { path: place.path, offset: place.offset, code: 'DEFAULT-BRAND', message }
  }
  if (first)
    return others.map(({ manifest }) =>
      toProblem(manifest.tree, '/default', `the brand "${first.id}" is the default already; only one serves unknown hosts`),
    )
  const said = manifests.find(({ manifest }) => manifest.value.default !== undefined) ?? manifests[0]
  return said && !someUnread
    ? [toProblem(said.manifest.tree, '/default', 'no brand is the default; one of them says "default": true and serves unknown hosts')]
    : []
}

function checkHosts(manifests: Manifests): Problem[] {
  const owners = new Map<string, string>()
  const problems: Problem[] = []
  for (const { id, manifest } of manifests) {
    for (const [index, host] of stringsOf(manifest.value.hosts as never).entries()) {
      const owner = owners.get(host.toLowerCase())
      owners.set(host.toLowerCase(), id)
      if (owner === undefined || owner === id) continue
      const { place } = findTree(manifest.tree, `/hosts/${index}`).tree
      problems.push({
        path: place.path,
        offset: place.offset,
        code: 'HOST',
        message: `the host "${host}" belongs to the brand "${owner}" already`,
      })
    }
  }
  return problems
}
