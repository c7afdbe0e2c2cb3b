import { isIP } from 'node:net'
import { isDay } from '@portal/domain/days'
import { type FactorDuty, factorRules } from '@portal/domain/people/second-factors'
import { type SubRoleKey, subRoles } from '@portal/domain/roles'
import { isAtMost } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'
import { ConfigError } from '../commands/operator-error.ts'
import { switchFrom } from './settings-switch.ts'
import type { ReadSetting } from './settings-value.ts'

/** The provider of single sign-on. */
export type OidcSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** As in 'Sign in with Google'. */
  label: string
  /** Takes the e-mail of a token that does not say whether it is verified. */
  trustsEmail: boolean
  /** The sub-role of a person who is made at their first sign-in; undefined where unknown people are refused. */
  createsAs: SubRoleKey | undefined
  /** The domains whose e-mails may come in, in small letters; empty for all. */
  domains: readonly string[]
}

export type SignInSettings = {
  factorDuty: FactorDuty
  /** Whether people who come by the provider are asked for a factor of the portal too. */
  factorAfterOidc: boolean
  oidc: OidcSettings | undefined
  /** False where people sign in by the provider alone. */
  passwordSignIn: boolean
}

export function readSignInSettings(read: ReadSetting): SignInSettings {
  const oidc = readOidc(read)
  const passwordSignIn = switchFrom('PASSWORD_SIGN_IN', read('PASSWORD_SIGN_IN')) ?? true
  if (!passwordSignIn && oidc === undefined)
    throw new ConfigError('PASSWORD_SIGN_IN=off needs OIDC_ISSUER: nobody could sign in otherwise.')
  const factorAfterOidc = switchFrom('SECOND_FACTOR_OIDC', read('SECOND_FACTOR_OIDC'))
  if (factorAfterOidc && oidc === undefined)
    throw new ConfigError('SECOND_FACTOR_OIDC=on needs OIDC_ISSUER, to which it belongs.')
  return { factorDuty: readDuty(read), factorAfterOidc: factorAfterOidc ?? false, oidc, passwordSignIn }
}

function readDuty(read: ReadSetting): FactorDuty {
  const [text, from] = [read('SECOND_FACTOR') ?? 'off', read('SECOND_FACTOR_FROM')]
  const rule = factorRules.find((known) => known === text)
  if (rule === undefined)
    throw new ConfigError(`SECOND_FACTOR must be one of ${factorRules.join(', ')}, not '${text}'.`)
  if (from !== undefined && !isDay(from))
    throw new ConfigError(`SECOND_FACTOR_FROM must be a day such as 2026-03-01, not '${from}'.`)
  if (from !== undefined && rule === 'off')
    throw new ConfigError('SECOND_FACTOR_FROM needs SECOND_FACTOR, which says whom it concerns.')
  return { rule, from }
}

const maxLabel = 40

function readOidc(read: ReadSetting): OidcSettings | undefined {
  const issuer = read('OIDC_ISSUER')
  const parts = ['CLIENT_ID', 'CLIENT_SECRET', 'LABEL', 'EMAIL_TRUSTED', 'CREATE', 'DOMAINS'] as const
  if (issuer === undefined) {
    const alone = parts.find((part) => read(`OIDC_${part}`) !== undefined)
    if (alone === undefined) return undefined
    throw new ConfigError(`OIDC_ISSUER is missing, though OIDC_${alone} is set.`)
  }
  const trustsEmail = switchFrom('OIDC_EMAIL_TRUSTED', read('OIDC_EMAIL_TRUSTED')) ?? false
  return {
    issuer: issuerFrom(issuer, trustsEmail),
    clientId: required(read, 'OIDC_CLIENT_ID'),
    clientSecret: required(read, 'OIDC_CLIENT_SECRET'),
    label: labelFrom(read('OIDC_LABEL') ?? new URL(issuer).hostname),
    trustsEmail,
    createsAs: subRoleFrom(read('OIDC_CREATE')),
    domains: domainsFrom(read('OIDC_DOMAINS')),
  }
}

function required(read: ReadSetting, name: 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'): string {
  const value = read(name)
  if (value !== undefined) return value
  throw new ConfigError(`${name} is missing, though OIDC_ISSUER is set.`)
}

/** Addresses at which accounts of all companies sign in, so that their e-mails prove nothing. */
const sharedIssuers = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i

function issuerFrom(text: string, trustsEmail: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url !== undefined && /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname)
  const isUsable = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
  if (url === undefined || !isUsable || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new ConfigError(
      'OIDC_ISSUER must be the https address of the provider as its discovery names it, such as https://accounts.google.com.',
    )
  if (trustsEmail && sharedIssuers.test(text))
    throw new ConfigError(
      "OIDC_EMAIL_TRUSTED=on needs the issuer of the company's own tenant: at this one accounts of all companies sign in.",
    )
  return text
}

function labelFrom(text: string): string {
  const label = storedLine(text)
  if (label !== '' && isAtMost(label, maxLabel)) return label
  throw new ConfigError(`OIDC_LABEL must have at most ${maxLabel} characters.`)
}

function subRoleFrom(text: string | undefined): SubRoleKey | undefined {
  if (text === undefined) return undefined
  const usual = subRoles.filter(({ role }) => role === 'default').map(({ key }) => key)
  const key = usual.find((known) => known === text)
  if (key !== undefined) return key
  throw new ConfigError(`OIDC_CREATE must be one of ${usual.join(', ')}, not '${text}'.`)
}

function domainsFrom(text: string | undefined): string[] {
  const domains = (text ?? '').split(',').map((domain) => domain.trim().toLowerCase())
  const given = domains.filter((domain) => domain !== '')
  const wrong = given.find((domain) => !/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain))
  if (wrong === undefined) return given
  throw new ConfigError(
    `OIDC_DOMAINS must be domains such as example.com, separated by commas, and '${wrong}' is none.`,
  )
}

/** Whether browsers make passkeys for the portal's address: a name, under https or of the machine itself. */
export function hasPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
