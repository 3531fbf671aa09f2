/** Contacts in one canonical notation, so that limits and lookups cannot be bypassed by other spellings. */

export interface Contact {
  readonly channel: 'mail' | 'sms'
  readonly address: string
}

/** Values that the format `account` accepts. */
export function readContact(account: string): Contact {
  const typed = account.trim()
  if (typed.includes('@')) return { channel: 'mail', address: typed.toLowerCase() }
  return { channel: 'sms', address: typed.replace(/[-() ]/g, '').replace(/^(?:\+|00)?86(?=\d{11}$)/, '') }
}
