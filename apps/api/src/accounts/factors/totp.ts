import { newTotpLifeMs, typedCode } from '@portal/domain/people/second-factors'
import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000
/** Clocks of phones are wrong by some seconds, and typing takes some: the codes beside the present one are taken too. */
const tolerance = 1

/** A secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What apps read from the QR code. */
export const totpUri = (secret: string, names: { portal: string; email: string }): string =>
  new TOTP({ secret, issuer: names.portal, label: names.email }).toString()

/**
 * The 30 seconds, counted from 1970, whose code this is. Undefined for a wrong code, and for one that is not later than
 * `lastStep`: a code works once.
 */
export function stepOfCode(
  secret: string,
  typed: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | undefined {
  const code = typedCode(typed)
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: tolerance })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / stepMs) + delta
  return lastStep === null || step > lastStep ? step : undefined
}

export const endOfNewSecret = (now: Date): Date => new Date(now.getTime() + newTotpLifeMs)
