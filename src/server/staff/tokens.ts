/** Token of a staff invitation: 256 random bits, of which only the hash is stored. */
import { createHash, randomBytes } from 'node:crypto'

export function createStaffToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashStaffToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Anything else cannot be a token. */
export function isStaffToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
