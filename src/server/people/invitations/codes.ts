/** Link tokens: random and unguessable. Only the hash of an invitation is stored; a personal link can be shown again. */
import { createHash, randomBytes } from 'node:crypto'

const invitationBytes = 24
const referralBytes = 16

export function createInvitationCode(): string {
  return randomBytes(invitationBytes).toString('base64url')
}

export function createReferralCode(): string {
  return randomBytes(referralBytes).toString('base64url')
}

export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** Anything else cannot be an invitation code. */
export function isInvitationCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(text)
}

export function isReferralCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}
