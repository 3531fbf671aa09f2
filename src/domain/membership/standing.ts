/** From what is stored of a person to where they stand. */
import type { MembershipState } from './machine.ts'

export interface Standing {
  readonly role: string
  /** Null where the person has no company. */
  readonly companyStatus: string | null
  /** What the person's open request asks for; null without one. */
  readonly openRequest: string | null
}

/** Role and company say it; only who has neither is told by their open request. */
export function membershipOf({ role, companyStatus, openRequest }: Standing): MembershipState {
  if (companyStatus === 'certified') {
    if (role === 'member' || role === 'admin') return 'certified'
    if (role === 'pending') return 'awaiting-consent'
  }
  if (openRequest === 'certification') return 'under-review'
  return openRequest === 'join' ? 'awaiting-consent' : 'not-certified'
}
