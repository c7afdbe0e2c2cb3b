import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Whether what a proxy at `address` forwards is believed; `hop` is 0 for the connection itself. */
export type TrustedProxies = (address: string, hop: number) => boolean

const maxHops = 10

/**
 * Reads the number of reverse proxies before the portal, or a list of their addresses, networks and the names loopback,
 * linklocal and uniquelocal. Undefined when the text is neither.
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  const hops = /^\d+$/.test(text) ? Number(text) : undefined
  if (hops !== undefined) return hops >= 1 && hops <= maxHops ? (_, hop) => hop < hops : undefined
  const entries = text.split(',').map((entry) => entry.trim())
  if (!entries.every(isNetwork)) return undefined
  try {
    return proxyAddr.compile(entries)
  } catch {
    return undefined
  }
}

/** The library takes '1.5' for 1.0.0.5. */
const isNetwork = (entry: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(entry) || isIP(entry.replace(/\/\d+$/, '')) !== 0
