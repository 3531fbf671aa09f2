/** Where a person can be reached, written one way only, so that limits and lookups cannot be passed by other spellings. */

export interface Contact {
  readonly channel: 'mail' | 'sms'
  readonly address: string
}

/** Of what the format `account` takes. */
export function readContact(account: string): Contact {
  const typed = account.trim()
  if (typed.includes('@')) return { channel: 'mail', address: typed.toLowerCase() }
  return { channel: 'sms', address: typed.replace(/^\+?86[- ]?(?=\d{11}$)/, '') }
}
