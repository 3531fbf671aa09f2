/** Addresses of sites that embed a brand. Local http addresses are for the demo and ignored in production. */

const host = '[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?'
const secureOrigin = new RegExp(`^https://${host}(?::[0-9]{1,5})?$`)
const localOrigin = new RegExp(`^http://(?:${host}\\.)?localhost(?::(?:[0-9]{1,5}|\\*))?$`)

/** Goes into a response header, so anything else must be rejected. */
export function isFrameOrigin(given: string): boolean {
  return secureOrigin.test(given) || localOrigin.test(given)
}

export function isSafeAddress(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, hostname, username, password } = new URL(given)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))
}

/** Whether it only works on a demo machine. */
export function isLocalAddress(given: string): boolean {
  return given.startsWith('http:')
}

function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}
