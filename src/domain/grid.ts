/** The permission grid: decides by row, user and the user's relation to the record. */

/** The acting user, by the columns of the grid. */
export type ActorKind = 'visitor' | 'registered' | 'pending' | 'member' | 'admin' | 'staff' | 'analyst'

/** Users the grid distinguishes in addition to their kind: staff who manage the brand's staff. */
export type Asker = ActorKind | 'staff-admin'

/** A person's relation to a record; `none` if the call is not about one record, such as a list. */
export type Relation = 'none' | 'own' | 'own-company' | 'other'

/** Cell by actor. */
export type GridRow = Readonly<Record<ActorKind, string>>

export type Grid = Readonly<Record<string, GridRow>>

/** `masked`: with identifying parts hidden. `forCompany`: only for a named company, and audited. */
export type Decision =
  | { readonly allow: true; readonly masked?: true; readonly forCompany?: true }
  | { readonly allow: false; readonly error: string }

/** Whether a field may leave the server; `hidden` gives what the reader lacks: consent if they wait for it. */
export type FieldDecision = { readonly allow: true; readonly masked?: true } | { readonly allow: false; readonly hidden?: HiddenReason }

export type HiddenReason = 'login' | 'certify' | 'consent'

/** Results of cells that always deny access, including unknown cells. */
const refusals: Readonly<Record<string, string>> = {
  login: 'error.not-signed-in',
  certify: 'error.not-certified',
  consent: 'error.needs-consent',
  missing: 'error.not-found',
  forbidden: 'error.forbidden',
  removed: 'error.forbidden',
}

/** Relations allowed by a narrowed cell; other records are reported as not found. */
const narrowed: Readonly<Record<string, readonly Relation[]>> = {
  own: ['none', 'own'],
  self: ['none', 'own'],
  'own-company': ['none', 'own', 'own-company'],
}

/** The user kind that can have an additional permission. Without the permission, cells for it deny access. */
export function askerOf({ kind, staffAdmin }: { readonly kind: ActorKind; readonly staffAdmin?: boolean }): Asker {
  return kind === 'staff' && staffAdmin === true ? 'staff-admin' : kind
}

export function decide(grid: Grid, row: string, actor: Asker, relation: Relation): Decision {
  const cell = cellOf(grid, row, actor)
  if (cell === 'allow' || (cell === 'staff-admin' && actor === 'staff-admin')) return { allow: true }
  if (cell === 'masked') return relation === 'other' ? { allow: false, error: 'error.not-found' } : { allow: true, masked: true }
  if (cell === 'for-company') return { allow: true, forCompany: true }
  const relations = narrowed[cell]
  if (relations) return relations.includes(relation) ? { allow: true } : { allow: false, error: 'error.not-found' }
  return { allow: false, error: refusalOf(cell, actor) }
}

/** Users who wait for consent are joining a verified company, so asking them to verify one would be misleading. */
function refusalOf(cell: string, actor: Asker): string {
  return cell === 'certify' && actor === 'pending' ? 'error.awaiting-consent' : (refusals[cell] ?? 'error.forbidden')
}

/** Whether a cell lets this user in, at least for some records. */
export function cellOpens(cell: string, actor: Asker): boolean {
  if (cell === 'staff-admin') return actor === 'staff-admin'
  return cell === 'allow' || cell === 'masked' || cell === 'for-company' || Object.hasOwn(narrowed, cell)
}

/** The same decision for one field of a response, under the row of its policy. */
export function fieldAllowed(grid: Grid, policy: string, actor: Asker, relation: Relation): FieldDecision {
  const cell = cellOf(grid, policy, actor)
  const decision = decide(grid, policy, actor, relation)
  if (decision.allow) return decision.masked ? { allow: true, masked: true } : { allow: true }
  if (cell === 'certify' || cell === 'consent') return { allow: false, hidden: actor === 'pending' ? 'consent' : cell }
  return cell === 'login' ? { allow: false, hidden: cell } : { allow: false }
}

function cellOf(grid: Grid, row: string, actor: Asker): string {
  const column = actor === 'staff-admin' ? 'staff' : actor
  // hasOwn: a row named by a document must not match a property of Object.prototype.
  return Object.hasOwn(grid, row) ? (grid[row]?.[column] ?? 'forbidden') : 'forbidden'
}
