import type { ActorKind, Shell } from '#config'
import { type AccessReason, type AccessStep, askerOf, type CompanyStanding, explainAccess, reasonOfError, stepFor } from '#domain'
import type { Explanation, ExplanationOptions, Remedy } from '#engine'
import type { JsonObject } from '#rules'
import { ownPages } from './own-pages.ts'

interface Viewer {
  readonly shell: Pick<Shell, 'brand' | 'grid' | 'purposes' | 'texts'>
  readonly session: { readonly actor: ActorKind; readonly staffAdmin: boolean; readonly standing: CompanyStanding }
  readonly text: (key: string, params?: JsonObject) => string
}

const pages: Readonly<Record<AccessStep, string>> = {
  'sign-in': ownPages.signIn,
  certify: ownPages.certification,
  'see-request': ownPages.certification,
  'apply-again': ownPages.certification,
}

/** Why the user lacks what a row of the grid gives, in a sentence, and what helps; undefined if they have it. */
export function explain(viewer: Viewer, row: string, { purpose, short }: ExplanationOptions = {}): Explanation | undefined {
  const { shell, session, text } = viewer
  const { actor, staffAdmin, standing } = session
  const reason = explainAccess(shell.grid[row], { asker: askerOf({ kind: actor, staffAdmin }), standing })
  if (!reason) return undefined
  const params = { purpose: purpose ?? shell.purposes[row] ?? text('access.purpose') }
  const remedy = remedyFor(reason, viewer)
  return { label: text(keyOf(reason, row, shell.texts, short === true), params), ...(remedy ? { remedy } : {}) }
}

/** What helps after an error, by its text key. */
export function remedyOf(id: string, viewer: Pick<Viewer, 'shell' | 'text'>): Remedy | undefined {
  const reason = reasonOfError(id)
  return reason && remedyFor(reason, viewer)
}

function keyOf(reason: AccessReason, row: string, texts: Shell['texts'], short: boolean): string {
  const brief = `access.hidden.${reason}`
  if (short && Object.hasOwn(texts, brief)) return brief
  const rowKey = `access.${reason}.${row}`
  return Object.hasOwn(texts, rowKey) ? rowKey : `access.${reason}`
}

/** None in a brand whose customers neither sign in nor apply for verification themselves. */
function remedyFor(reason: AccessReason, { shell, text }: Pick<Viewer, 'shell' | 'text'>): Remedy | undefined {
  const step = shell.brand.site === undefined ? stepFor(reason) : undefined
  return step && { page: pages[step], label: text(`access.do.${step}`) }
}
