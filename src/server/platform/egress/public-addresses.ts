/** Which addresses are public. Everything else is on this machine, on its network, or reserved. */
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
// IANA special-purpose registries; 169.254.0.0/16 contains the metadata services of clouds.
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
// 64:ff9b, 2001:0 and 2002 carry an IPv4 address that a gateway would unpack.
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** Loopback, private networks and reserved addresses; IPv4 in IPv6 notation as well. Text that is no address is private. */
export function isPrivate(address: string): boolean {
  const family = isIP(address)
  return family === 0 || closed.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
