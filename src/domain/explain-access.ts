/** Why a reader may not use something, and what they can do about it: the one answer for pages, lists, calls and the assistant. */
import type { ErrorId } from './errors.ts'
import { type ActorKind, type Asker, cellOpens, type GridRow } from './grid.ts'

/** How far a customer without a company has come; `none` for everyone else. */
export const companyStandings = ['none', 'under-review', 'awaiting-consent', 'refused', 'declined', 'ended'] as const
export type CompanyStanding = (typeof companyStandings)[number]

export interface Reader {
  readonly asker: Asker
  readonly standing: CompanyStanding
}

/**
 * `sign-in-certified`: both are missing. `sign-in-staff`: only staff accounts help. `declined`: the company's administrator
 * rejected the request to join; `refused`: customer service rejected the company; `ended`: no longer a member.
 */
export type AccessReason =
  | 'sign-in'
  | 'sign-in-certified'
  | 'sign-in-staff'
  | 'certify'
  | 'under-review'
  | 'consent'
  | 'refused'
  | 'declined'
  | 'ended'
  | 'admin-only'
  | 'staff-admin-only'
  | 'staff-only'
  | 'not-for-staff'
  | 'not-for-analysts'

/** What the reader can do: a page to open. `see-request` also lets them withdraw it. */
export type AccessStep = 'sign-in' | 'certify' | 'see-request' | 'apply-again'

/** Undefined if the row lets the reader in, or does not exist. */
export function explainAccess(row: GridRow | undefined, { asker, standing }: Reader): AccessReason | undefined {
  if (!row || cellOpens(row[asker === 'staff-admin' ? 'staff' : asker], asker)) return undefined
  const opens = (kind: ActorKind) => cellOpens(row[kind], 'staff-admin')
  const forMembers = opens('member') || opens('admin')
  switch (asker) {
    case 'visitor':
      if (opens('registered')) return 'sign-in'
      return forMembers ? 'sign-in-certified' : 'sign-in-staff'
    case 'registered':
    case 'pending':
      return forMembers ? reasonOfStanding(asker, standing) : 'staff-only'
    case 'member':
      return opens('admin') ? 'admin-only' : 'staff-only'
    case 'admin':
      return 'staff-only'
    case 'staff':
      return opens('staff') ? 'staff-admin-only' : 'not-for-staff'
    case 'staff-admin':
      return 'not-for-staff'
    case 'analyst':
      return 'not-for-analysts'
  }
}

export interface LatestRequest {
  /** certification: to verify a company; join: to join one. */
  readonly kind: string
  readonly state: string
}

/** The standing by the person's open request or else the latest one. */
export function standingOf(request: LatestRequest | undefined): CompanyStanding {
  if (!request) return 'none'
  const joins = request.kind === 'join'
  if (request.state === 'open') return joins ? 'awaiting-consent' : 'under-review'
  if (request.state === 'refused') return joins ? 'declined' : 'refused'
  return request.state === 'ended' ? 'ended' : 'none'
}

/** What a customer without a company lacks. The account's kind is newer than the standing: it is read with each call. */
export function reasonOfStanding(kind: ActorKind, standing: CompanyStanding): AccessReason {
  if (kind === 'pending' || standing === 'awaiting-consent') return 'consent'
  return standing === 'none' ? 'certify' : standing
}

const steps: Readonly<Partial<Record<AccessReason, AccessStep>>> = {
  'sign-in': 'sign-in',
  'sign-in-certified': 'sign-in',
  'sign-in-staff': 'sign-in',
  certify: 'certify',
  'under-review': 'see-request',
  consent: 'see-request',
  refused: 'apply-again',
  declined: 'apply-again',
  ended: 'apply-again',
}

/** Undefined if the reader can do nothing about it with this account. */
export function stepFor(reason: AccessReason): AccessStep | undefined {
  return steps[reason]
}

/** Errors by which calls report a reason, apart from error.needs-consent, which the grid reports for orders. */
const errorsOfReasons = {
  certify: 'error.not-certified',
  consent: 'error.awaiting-consent',
  'under-review': 'error.under-review',
  refused: 'error.certification-refused',
  declined: 'error.join-declined',
  ended: 'error.membership-ended',
} as const satisfies Partial<Record<AccessReason, ErrorId>>

/** The error of a customer who lacks a company, in place of error.not-certified. */
export function companyError(kind: ActorKind, standing: CompanyStanding): ErrorId {
  return errorOfReason(reasonOfStanding(kind, standing))
}

function isOfCompany(reason: AccessReason): reason is keyof typeof errorsOfReasons {
  return Object.hasOwn(errorsOfReasons, reason)
}

/** The error by which a call reports the reason. */
export function errorOfReason(reason: AccessReason): ErrorId {
  if (isOfCompany(reason)) return errorsOfReasons[reason]
  return reason.startsWith('sign-in') ? 'error.not-signed-in' : 'error.forbidden'
}

const reasonsOfErrors: Readonly<Record<string, AccessReason>> = {
  'error.not-signed-in': 'sign-in',
  'error.needs-consent': 'consent',
  ...Object.fromEntries(Object.entries(errorsOfReasons).map(([reason, error]) => [error, reason as AccessReason])),
}

/** The reason behind an error; undefined if it is not about access. */
export function reasonOfError(id: string): AccessReason | undefined {
  return Object.hasOwn(reasonsOfErrors, id) ? reasonsOfErrors[id] : undefined
}
