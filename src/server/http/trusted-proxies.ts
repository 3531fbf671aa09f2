/** Whose X-Forwarded headers to trust: a declared number of proxies, or declared addresses and networks. */
import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** `hop` is 0 for the peer of the connection, 1 for the one before it. */
export type TrustedProxies = (address: string, hop: number) => boolean

/** Null if the text is neither a number of proxies nor a list of addresses and networks. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false') return () => false
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text)
  const networks = new BlockList()
  for (const entry of text.split(',')) if (!addNetwork(networks, entry.trim())) return null
  return (address) => {
    const version = isIP(address)
    return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

function addNetwork(networks: BlockList, entry: string): boolean {
  if (entry === 'loopback') return addNetwork(networks, '127.0.0.0/8') && addNetwork(networks, '::1')
  const [, address = '', bits] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const version = isIP(address)
  if (version === 0) return false
  const most = version === 4 ? 32 : 128
  const prefix = Number(bits ?? most)
  // A network of all addresses would trust every client.
  if (prefix < 1 || prefix > most) return false
  networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  return true
}

/**
 * The client address for limits and the audit trail: the farthest one that a trusted proxy vouches for. Values that are not
 * addresses, such as "unknown", are skipped, so that made-up values cannot pose as many clients.
 */
export function clientAddress(request: FastifyRequest): string {
  const vouched = request.ips ?? [request.ip]
  return vouched.map(withoutPort).findLast((address) => isIP(address) !== 0) ?? request.ip
}

/** Some gateways append the client's port to its address. */
function withoutPort(entry: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
}
