/** Rules between brands: one serves unknown hosts, and identifying values are unique. */
import { nearestName, objectOf } from '#rules'
import type { Problem } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { stringsOf } from '../../resolve/schema.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'
import { isFrameOrigin, isSafeAddress } from '../embedding.ts'
import { checkBrandAssets } from './brand-assets.ts'
import { checkOtherBrands, type Manifest, problemAt } from './brand-names.ts'
import { checkBrandThemes } from './brand-theme.ts'

export function checkBrandManifests(set: ReadDocuments): Problem[] {
  const manifests = [...set.brands].flatMap(([id, documents]): Manifest[] => {
    const manifest = documents.get('brand')?.get(id)
    return manifest ? [{ id, manifest }] : []
  })
  const readable = manifests.filter(({ manifest }) => !manifest.broken)
  return [
    ...checkDefault(readable, readable.length < manifests.length),
    ...checkHosts(readable),
    ...checkOrigins(readable),
    ...checkEmbedding(readable),
    ...checkCodes(readable),
    ...checkNames(readable),
    ...checkZones(readable),
    ...checkBrandThemes(set, readable),
    ...checkBrandAssets(set, readable),
    ...checkOtherBrands(set, readable),
  ]
}

function checkDefault(manifests: readonly Manifest[], someUnread: boolean): Problem[] {
  const defaults = manifests.filter(({ manifest }) => manifest.value.default === true)
  const [first, ...others] = defaults
  if (first) return others.map(({ manifest }) => problemAt(manifest.tree, '/default', say('DEFAULT-BRAND/second', { brand: first.id })))
  const candidate = manifests.find(({ manifest }) => manifest.value.default !== undefined) ?? manifests[0]
  return candidate && !someUnread ? [problemAt(candidate.manifest.tree, '/default', say('DEFAULT-BRAND/none'))] : []
}

/** Host names are case-insensitive; each brand also has its own local name. */
function checkHosts(manifests: readonly Manifest[]): Problem[] {
  const ids = manifests.map(({ id }) => id)
  const owners = new Map<string, string>()
  const problems: Problem[] = []
  for (const { id, manifest } of manifests) {
    for (const [index, host] of stringsOf(manifest.value.hosts).entries()) {
      const key = host.toLowerCase()
      const owner = owners.get(key)
      const local = /^([a-z0-9-]+)\.localhost$/.exec(key)?.[1]
      const pointer = `/hosts/${index}`
      if (owner !== undefined && owner !== id) problems.push(problemAt(manifest.tree, pointer, say('HOST/taken', { host, brand: owner })))
      else if (local !== undefined && local !== id && ids.includes(local))
        problems.push(problemAt(manifest.tree, pointer, say('HOST-RESERVED/local', { host, brand: local })))
      else owners.set(key, id)
    }
  }
  return problems
}

function checkOrigins(manifests: readonly Manifest[]): Problem[] {
  return manifests.flatMap(({ manifest }) => {
    const { origin, hosts } = manifest.value
    const host = typeof origin === 'string' && URL.canParse(origin) ? new URL(origin).hostname : ''
    const isOwn = host === '' || stringsOf(hosts).some((own) => own.toLowerCase() === host)
    return isOwn ? [] : [problemAt(manifest.tree, '/origin', say('BRAND-ORIGIN/host', { host }))]
  })
}

/** Sites that embed a brand, and whose keys it trusts, must be reached over https; local ones only serve the demo. */
function checkEmbedding(manifests: readonly Manifest[]): Problem[] {
  return manifests.flatMap(({ manifest }) => {
    const { keys, site } = objectOf(manifest.value.tokenSignIn)
    const origins = stringsOf(manifest.value.frameOrigins).flatMap((given, index) =>
      isFrameOrigin(given) ? [] : [problemAt(manifest.tree, `/frameOrigins/${index}`, say('BRAND-ADDRESS/origin', { given }))],
    )
    const addresses = Object.entries({ keys, site }).flatMap(([name, given]) =>
      typeof given !== 'string' || isSafeAddress(given)
        ? []
        : [problemAt(manifest.tree, `/tokenSignIn/${name}`, say('BRAND-ADDRESS/address', { given }))],
    )
    return [...origins, ...addresses]
  })
}

function checkCodes(manifests: readonly Manifest[]): Problem[] {
  const codes = [
    { name: 'productCode', says: 'BRAND-CODE/product' },
    { name: 'documentPrefix', says: 'BRAND-CODE/prefix' },
  ] as const
  return codes.flatMap(({ name, says }) => {
    const owners = new Map<unknown, string>()
    return manifests.flatMap(({ id, manifest }) => {
      const address = manifest.value[name]
      const owner = owners.get(address)
      if (typeof address !== 'string') return []
      if (owner !== undefined) return [problemAt(manifest.tree, `/${name}`, say(says, { given: address, brand: owner }))]
      owners.set(address, id)
      return []
    })
  })
}

/** Customers tell brands apart by their names, in the language that they read. */
function checkNames(manifests: readonly Manifest[]): Problem[] {
  const owners = new Map<string, string>()
  return manifests.flatMap(({ id, manifest }) =>
    ['name', 'legalName'].flatMap((member) =>
      Object.entries(objectOf(manifest.value[member])).flatMap(([language, given]) => {
        const key = `${member} ${language} ${String(given)}`
        const owner = owners.get(key)
        owners.set(key, owner ?? id)
        return owner === undefined
          ? []
          : [problemAt(manifest.tree, `/${member}/${language}`, say('BRAND-CODE/name', { given: String(given), brand: owner }))]
      }),
    ),
  )
}

function checkZones(manifests: readonly Manifest[]): Problem[] {
  return manifests.flatMap(({ manifest }) => {
    const zone = manifest.value.timeZone
    if (typeof zone !== 'string' || isZone(zone)) return []
    const suggestion = nearestName(zone, Intl.supportedValuesOf('timeZone'))
    const problem = problemAt(manifest.tree, '/timeZone', say('BRAND-ZONE/unknown', { zone }))
    return [suggestion === undefined ? problem : { ...problem, suggestion }]
  })
}

function isZone(zone: string): boolean {
  try {
    return /^[A-Z]/.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
