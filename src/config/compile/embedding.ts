/** A brand inside another site: who may frame it and sign its customers in, and what they can reach. */

import { objectOf } from '#rules'
import { listOf, stringsOf } from '../resolve/schema.ts'
import type { ActorKind, BrandPlan, PublicConfinement, TokenSignIn } from './release.ts'
import { findDocument, type WholeBrand } from './source.ts'

type Embedding = Pick<BrandPlan, 'frameOrigins' | 'tokenSignIn' | 'confine' | 'without'>

export function compileEmbedding(context: WholeBrand): Embedding {
  const { manifest } = context
  const confinement = compileConfinement(context)
  const without = objectOf(manifest.without)
  return {
    frameOrigins: stringsOf(manifest.frameOrigins),
    tokenSignIn: compileTokenSignIn(context),
    confine: confinement ? { ...confinement, operations: stringsOf(objectOf(manifest.confine).operations) } : null,
    without: { operations: stringsOf(without.operations), pages: stringsOf(without.pages) },
  }
}

function compileTokenSignIn({ manifest }: WholeBrand): TokenSignIn | null {
  if (manifest.tokenSignIn === undefined) return null
  const { issuer, audience, keys, algorithms, site } = objectOf(manifest.tokenSignIn)
  return {
    issuer: String(issuer),
    audience: String(audience),
    keys: String(keys),
    algorithms: stringsOf(algorithms),
    site: String(site),
  }
}

/** The confinement, with its groups expanded to their routes; undefined if every user may go everywhere. */
export function compileConfinement({ manifest, documents }: WholeBrand): PublicConfinement | undefined {
  if (manifest.confine === undefined) return undefined
  const { to, groups, routes, free } = objectOf(manifest.confine)
  const grouped = stringsOf(groups).flatMap((group) =>
    listOf(findDocument(documents, 'routes', group).routes).map((route) => String(objectOf(route).id)),
  )
  return {
    to: String(to),
    routes: [...new Set([String(to), ...grouped, ...stringsOf(routes)])],
    // The schema allows kinds of users only.
    free: stringsOf(free) as ActorKind[],
  }
}
