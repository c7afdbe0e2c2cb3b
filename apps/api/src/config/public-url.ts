import { ConfigError } from '../commands/operator-error.ts'

/**
 * The origin that people use, from PUBLIC_URL, or where it is absent the one on which the portal listens. Every link, cookie and check
 * of origins is made of it, so it has no path of its own.
 */
export function readPublicUrl(
  text: string | undefined,
  { host, port }: { host: string; port: number },
): string {
  if (text === undefined) return listeningAt(host, port)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`PUBLIC_URL must be an http or https address, not '${text}'.`)
  // What is refused is not repeated, because it may be a password.
  if (
    !/^\/*$/.test(url.pathname) ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username + url.password !== ''
  )
    throw new ConfigError(
      `PUBLIC_URL must be an address without a path, a query, a fragment or a name before the host, such as ${url.origin}.`,
    )
  if (isEveryAddress(url.hostname) || url.port === '0')
    throw new ConfigError(
      `PUBLIC_URL must be the address that people open, and nobody else's browser can open ${url.origin}.`,
    )
  return url.origin
}

/** Whether a host is all addresses of a machine, on which a program may listen and to which no link leads. */
export const isEveryAddress = (host: string): boolean => /^(0\.0\.0\.0|\[?::\]?)$/.test(host)

function listeningAt(address: string, port: number): string {
  // The name of the same place, because browsers make passkeys for names only.
  const host = address === '127.0.0.1' ? 'localhost' : address
  const text = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  if (URL.canParse(text) && new URL(text).pathname === '/') return new URL(text).origin
  throw new ConfigError(`HOST must be an address or a name of this machine, not '${address}'.`)
}
