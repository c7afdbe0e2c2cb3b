import { lookup } from 'node:dns/promises'
import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

export type HostAddress = { address: string; family: number }
/** All addresses of a name. Rejects where it has none. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>

export const resolveHost: Resolve = (host) => lookup(host, { all: true })

/** What webhooks may reach. */
export type Reach = {
  resolve: Resolve
  /** Whether addresses within the network and http are allowed. */
  allowsPrivate: boolean
}

export type AddressFault = 'https_only' | 'unknown_host' | 'private_address'
export type CheckedAddress =
  | { host: string; addresses: readonly HostAddress[] }
  | { host: string; fault: AddressFault }

/**
 * The addresses that a webhook's address leads to now, each of them public; or why nothing may be sent there. A name is
 * resolved here and nowhere later, because a second answer may be another one.
 */
export async function checkAddress(url: string, { resolve, allowsPrivate }: Reach): Promise<CheckedAddress> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' && !allowsPrivate) return { host, fault: 'https_only' }
  const addresses = await addressesOf(host, resolve)
  if (addresses.length === 0) return { host, fault: 'unknown_host' }
  const isAllowed = allowsPrivate || addresses.every(({ address }) => isPublic(address))
  return isAllowed ? { host, addresses } : { host, fault: 'private_address' }
}

async function addressesOf(host: string, resolve: Resolve): Promise<readonly HostAddress[]> {
  const family = isIP(host)
  return family === 0 ? resolve(host).catch(() => []) : [{ address: host, family }]
}

const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public internet: no private, loopback, link-local, unique-local, multicast, unspecified or reserved
 * one, and none that holds an IPv4 address in an IPv6 one.
 */
export function isPublic(address: string): boolean {
  const [bare = ''] = address.split('%')
  if (isIPv4(bare)) return ipaddr.IPv4.parse(bare).range() === 'unicast'
  if (!ipaddr.IPv6.isValid(bare)) return false
  const parsed = ipaddr.IPv6.parse(bare)
  return parsed.range() === 'unicast' && parsed.match(publicIpv6)
}
