/** Every refusal there is: what kind it is, its code in the envelope, its HTTP status. Texts have the same key. */

export type ErrorKind = 'invalid' | 'unauthenticated' | 'ended' | 'forbidden' | 'missing' | 'conflict' | 'limited' | 'broken'

export interface ErrorEntry {
  readonly kind: ErrorKind
  /** 4: no session; 8: a session that the server ended; 500: a text for the user. */
  readonly code: 4 | 8 | 500
  readonly status: number
}

export const errors = {
  'error.not-signed-in': { kind: 'unauthenticated', code: 4, status: 401 },
  'error.session-ended': { kind: 'ended', code: 8, status: 401 },
  'error.wrong-credentials': { kind: 'unauthenticated', code: 500, status: 401 },
  'error.not-certified': { kind: 'forbidden', code: 500, status: 403 },
  'error.needs-consent': { kind: 'forbidden', code: 500, status: 403 },
  'error.forbidden': { kind: 'forbidden', code: 500, status: 403 },
  'error.not-found': { kind: 'missing', code: 500, status: 404 },
  'error.method-not-allowed': { kind: 'invalid', code: 500, status: 405 },
  'error.invalid': { kind: 'invalid', code: 500, status: 400 },
  'error.malformed': { kind: 'invalid', code: 500, status: 400 },
  'error.too-deep': { kind: 'invalid', code: 500, status: 400 },
  'error.timed-out': { kind: 'invalid', code: 500, status: 408 },
  'error.too-large': { kind: 'invalid', code: 500, status: 413 },
  'error.unsupported-type': { kind: 'invalid', code: 500, status: 415 },
  'error.file-type': { kind: 'invalid', code: 500, status: 400 },
  'error.file-name': { kind: 'invalid', code: 500, status: 400 },
  'error.file-empty': { kind: 'invalid', code: 500, status: 400 },
  'error.file-missing': { kind: 'invalid', code: 500, status: 400 },
  'error.one-file': { kind: 'invalid', code: 500, status: 400 },
  'error.idempotency-key-required': { kind: 'invalid', code: 500, status: 400 },
  'error.idempotency-key-reused': { kind: 'conflict', code: 500, status: 409 },
  'error.company-required': { kind: 'invalid', code: 500, status: 400 },
  'error.form-changed': { kind: 'conflict', code: 500, status: 409 },
  'error.conflict-version': { kind: 'conflict', code: 500, status: 409 },
  'error.refused-move': { kind: 'conflict', code: 500, status: 409 },
  'error.unknown-state': { kind: 'conflict', code: 500, status: 409 },
  'error.price-changed': { kind: 'conflict', code: 500, status: 409 },
  'error.no-quotation-sheet': { kind: 'missing', code: 500, status: 404 },
  'error.no-service': { kind: 'conflict', code: 500, status: 409 },
  'error.missing-surcharge': { kind: 'conflict', code: 500, status: 409 },
  'error.missing-exchange-rate': { kind: 'conflict', code: 500, status: 409 },
  'error.no-tariff': { kind: 'conflict', code: 500, status: 409 },
  'error.no-terminal-yard-price': { kind: 'conflict', code: 500, status: 409 },
  'error.missing-fact': { kind: 'conflict', code: 500, status: 409 },
  'error.wrong-fact': { kind: 'invalid', code: 500, status: 400 },
  'error.sheet-type': { kind: 'invalid', code: 500, status: 400 },
  'error.load-wrong-rows': { kind: 'conflict', code: 500, status: 409 },
  'error.load-empty': { kind: 'conflict', code: 500, status: 409 },
  'error.load-rested': { kind: 'conflict', code: 500, status: 409 },
  'error.load-busy': { kind: 'conflict', code: 500, status: 409 },
  'error.exchange-overlap': { kind: 'conflict', code: 500, status: 409 },
  'error.exchange-same-day': { kind: 'conflict', code: 500, status: 409 },
  'error.exchange-step': { kind: 'conflict', code: 500, status: 409 },
  'error.exchange-base': { kind: 'conflict', code: 500, status: 409 },
  'error.exchange-corrected': { kind: 'conflict', code: 500, status: 409 },
  'error.rate-expired': { kind: 'conflict', code: 500, status: 409 },
  'error.rate-changed': { kind: 'conflict', code: 500, status: 409 },
  'error.time-backwards': { kind: 'invalid', code: 500, status: 400 },
  'error.time-too-long': { kind: 'invalid', code: 500, status: 400 },
  'error.documents-broken': { kind: 'invalid', code: 500, status: 400 },
  'error.release-rejected': { kind: 'invalid', code: 500, status: 400 },
  'error.no-earlier-release': { kind: 'conflict', code: 500, status: 409 },
  'error.preview': { kind: 'conflict', code: 500, status: 409 },
  'error.preview-ended': { kind: 'conflict', code: 500, status: 409 },
  'error.limited': { kind: 'limited', code: 500, status: 429 },
  'error.sign-in-limited': { kind: 'limited', code: 500, status: 429 },
  'error.code-wrong': { kind: 'invalid', code: 500, status: 400 },
  'error.code-limited': { kind: 'limited', code: 500, status: 429 },
  'error.sms-unavailable': { kind: 'broken', code: 500, status: 503 },
  'error.account-taken': { kind: 'conflict', code: 500, status: 409 },
  'error.wrong-password': { kind: 'invalid', code: 500, status: 400 },
  'error.password-required': { kind: 'forbidden', code: 500, status: 403 },
  'error.fresh-code-required': { kind: 'forbidden', code: 500, status: 403 },
  'error.second-factor-required': { kind: 'unauthenticated', code: 500, status: 401 },
  'error.second-factor-wrong': { kind: 'unauthenticated', code: 500, status: 401 },
  'error.image-type': { kind: 'invalid', code: 500, status: 400 },
  'error.image-too-large': { kind: 'invalid', code: 500, status: 413 },
  'error.licence-type': { kind: 'invalid', code: 500, status: 400 },
  'error.files-quota': { kind: 'limited', code: 500, status: 429 },
  'error.already-applied': { kind: 'conflict', code: 500, status: 409 },
  'error.already-member': { kind: 'conflict', code: 500, status: 409 },
  'error.own-request': { kind: 'forbidden', code: 500, status: 403 },
  'error.refused-membership': { kind: 'conflict', code: 500, status: 409 },
  'error.last-admin': { kind: 'conflict', code: 500, status: 409 },
  'error.invitation-ended': { kind: 'conflict', code: 500, status: 409 },
  'error.quote-link-ended': { kind: 'missing', code: 500, status: 404 },
  'error.not-colleague': { kind: 'invalid', code: 500, status: 400 },
  'error.no-price': { kind: 'conflict', code: 500, status: 409 },
  'error.unavailable': { kind: 'broken', code: 500, status: 503 },
  'error.timeout': { kind: 'broken', code: 500, status: 504 },
  'error.broken': { kind: 'broken', code: 500, status: 500 },
  'error.access-abnormal': { kind: 'broken', code: 500, status: 503 },
  'error.try-later': { kind: 'broken', code: 500, status: 503 },
} as const satisfies Readonly<Record<string, ErrorEntry>>

export type ErrorId = keyof typeof errors

/** The entry of an id; one that the table lacks is our own mistake and told as such. */
export function errorEntry(id: string): ErrorEntry {
  return isErrorId(id) ? errors[id] : errors['error.broken']
}

export function isErrorId(id: string): id is ErrorId {
  return Object.hasOwn(errors, id)
}
