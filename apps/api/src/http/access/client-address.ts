import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * The visitor's address in its usual spelling: that of the connection, or the one that the last trusted proxy names.
 * A name given by a proxy that is no address is passed over.
 */
export function clientAddress(request: FastifyRequest): string {
  const named = request.ips ?? [request.ip]
  return named.map(usualAddress).findLast((address) => address !== undefined) ?? unknownAddress
}

/** The address of a connection that is already closed, and therefore has none. */
const unknownAddress = '0.0.0.0'

/**
 * The usual spelling of an address: IPv4 also where it is written as IPv6, without the port that some proxies add and
 * without the zone of a link-local address. Undefined when the text is no address.
 */
export function usualAddress(text: string | undefined): string | undefined {
  const bare = text
    ?.trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return bare === undefined || isIP(bare) === 0 ? undefined : ipaddr.process(bare).toString()
}

/** What the login limits count as one address: one connection to the Internet usually has 2^64 addresses of IPv6. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`
}
