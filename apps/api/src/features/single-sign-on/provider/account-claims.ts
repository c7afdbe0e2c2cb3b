import * as z from 'zod/mini'
import { ProviderFailure } from './provider-failure.ts'

const text = z.catch(z.optional(z.string()), undefined)

const claimsSchema = z.object({
  iss: z.string().check(z.minLength(1), z.maxLength(500)),
  /** As the standard has it. */
  sub: z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/)),
  email: text,
  email_verified: z.optional(z.unknown()),
  xms_edov: z.optional(z.unknown()),
  given_name: text,
  family_name: text,
  name: text,
  auth_time: z.catch(z.optional(z.number()), undefined),
})

/** An account of the provider, as its token names it. */
export type AccountClaims = {
  issuer: string
  subject: string
  email: string | undefined
  /** What the provider says of the e-mail; `unsaid` where it says nothing. */
  verified: 'yes' | 'no' | 'unsaid'
  given_name: string | undefined
  family_name: string | undefined
  name: string | undefined
  /** When the person proved to the provider who they are. */
  provenAt: Date | undefined
}

/** Takes what the portal needs of a token. The address is never that of `preferred_username`, which a person may choose. */
export function readClaims(claims: unknown): AccountClaims {
  const read = z.safeParse(claimsSchema, claims)
  if (!read.success) throw new ProviderFailure('failed', 'unreadable_claims')
  const { iss, sub, email, email_verified, xms_edov, auth_time, ...names } = read.data
  return {
    issuer: iss,
    subject: sub,
    email,
    verified: verifiedBy(email_verified ?? xms_edov),
    given_name: names.given_name,
    family_name: names.family_name,
    name: names.name,
    provenAt: auth_time === undefined ? undefined : new Date(auth_time * 1000),
  }
}

/** Some providers write it as a text, and `xms_edov` as a number. */
function verifiedBy(claim: unknown): AccountClaims['verified'] {
  if (claim === undefined || claim === null) return 'unsaid'
  return [true, 'true', '1', 1].some((yes) => yes === claim) ? 'yes' : 'no'
}
