import { isIP, isIPv6 } from 'node:net'
import { isEmail } from '@portal/domain/addresses/email-addresses'
import { englishMails } from '@portal/words/mails'
import { ConfigError } from '../commands/operator-error.ts'

/** The server that sends the mails, and who they come from. */
export type MailSettings = {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** Refuses to send without STARTTLS. */
  requiresTls: boolean
  /** Refuses a certificate that no known authority signed. */
  checksCertificate: boolean
  user: string | undefined
  password: string | undefined
  from: { name: string; address: string }
}

type Portal = { publicUrl: string; companyName: string | undefined }

/** What SMTP_URL says in one. */
const parts = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD'] as const

type Name = 'SMTP_URL' | (typeof parts)[number] | 'SMTP_TLS' | 'MAIL_FROM'
type Read = (name: Name) => string | undefined

const ports = { 'smtp:': 587, 'smtps:': 465 } as const

/** Reads SMTP_URL, or SMTP_HOST with its neighbours. Undefined where neither is set: the portal then sends no mail. */
export function readMailSettings(read: Read, portal: Portal): MailSettings | undefined {
  const server = serverFrom(read)
  if (server === undefined) return undefined
  const isLocal = /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(server.host)
  const tls = read('SMTP_TLS') ?? (server.password !== undefined && !isLocal ? 'required' : 'offered')
  if (tls !== 'required' && tls !== 'offered')
    throw new ConfigError(`SMTP_TLS must be required or offered, not '${tls}'.`)
  return {
    ...server,
    requiresTls: !server.isSecure && tls === 'required',
    // Mail servers on the portal's own machine usually have a certificate that they signed themselves.
    checksCertificate: !isLocal || tls === 'required',
    from: senderFrom(read('MAIL_FROM'), portal),
  }
}

type Server = Pick<MailSettings, 'host' | 'port' | 'isSecure' | 'user' | 'password'>

function serverFrom(read: Read): Server | undefined {
  const url = read('SMTP_URL')
  const [first, ...others] = parts.filter((name) => read(name) !== undefined)
  if (url !== undefined) {
    if (first === undefined) return serverFromUrl(url)
    throw new ConfigError(`Set SMTP_URL or ${[first, ...others].join(', ')}, not both.`)
  }
  const host = read('SMTP_HOST')
  if (host === undefined) {
    if (first === undefined) return undefined
    throw new ConfigError(`SMTP_HOST is missing, though ${first} is set.`)
  }
  const [user, password] = [read('SMTP_USER'), read('SMTP_PASSWORD')]
  if (!/^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?$/u.test(host) && isIP(host) === 0)
    throw new ConfigError(`SMTP_HOST must be the name of a server alone, not '${host}'.`)
  const port = portFrom(read('SMTP_PORT') ?? '587')
  return { host, port, isSecure: port === 465, ...accountOf(user, password) }
}

function serverFromUrl(text: string): Server {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const scheme = url?.protocol
  // The address is not repeated, because it may have the password in it.
  if (
    url === undefined ||
    (scheme !== 'smtp:' && scheme !== 'smtps:') ||
    url.hostname === '' ||
    url.port === '0'
  )
    throw new ConfigError('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.')
  // A / ? or # in a password ends the host, so that the rest of the address would lead to another server.
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
    throw new ConfigError(
      'SMTP_URL has something behind the server, or a / ? or # in its user or password that must be written as %2F, %3F or %23.',
    )
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? ports[scheme] : Number(url.port),
    isSecure: scheme === 'smtps:',
    ...accountOf(decoded(url.username), decoded(url.password)),
  }
}

/** A server asks for both or for none. */
function accountOf(user: string | undefined, password: string | undefined) {
  if ((user === undefined) === (password === undefined)) return { user, password }
  throw new ConfigError('The server of mails needs both a user and a password, or neither.')
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part) || undefined
  } catch {
    throw new ConfigError('SMTP_URL has a % in its user or password that must be written as %25.')
  }
}

function portFrom(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port > 0 && port <= 65_535) return port
  throw new ConfigError(`SMTP_PORT must be a number from 1 to 65535, not '${text}'.`)
}

/** 'Name <address>' or an address; without one an address that nobody reads, at the portal's own host. */
function senderFrom(text: string | undefined, { publicUrl, companyName }: Portal): MailSettings['from'] {
  const ownName = englishMails.portalName(companyName)
  if (text === undefined) return { name: ownName, address: `no-reply@${mailHostOf(publicUrl)}` }
  const [, name, address] = /^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>@"]+@[^\s<>@"]+)>?$/.exec(text) ?? []
  if (address === undefined || !(isEmail(address) || isWithinNetwork.test(address)))
    throw new ConfigError(
      `MAIL_FROM must be an address such as 'Staff portal <portal@example.com>', not '${text}'.`,
    )
  return { name: name || ownName, address }
}

/** An address of a network of one's own: its domain is one name, or a number in brackets. */
const isWithinNetwork = /^[\w.+'-]+@([a-z\d-]+|\[[\da-f:.]+\]|\[IPv6:[\da-f:.]+\])$/i

/** The host as addresses of mails have it: numbers are in brackets. */
function mailHostOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0) return host
  return `[${isIPv6(host) ? 'IPv6:' : ''}${host}]`
}
