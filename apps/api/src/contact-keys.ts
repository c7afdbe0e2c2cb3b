import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import type { ContactKind } from '@portal/domain/recruiting/contact-kinds'
import parsePhoneNumber from 'libphonenumber-js/min'

export type Contacts = { [Kind in ContactKind]?: string | null | undefined }
export type ContactKeys = { [Kind in ContactKind]: string | null }

/**
 * What two spellings of one contact have in common; null where there is no contact. E-mail and LinkedIn are compared
 * without regard to case, a phone in the international form, a LinkedIn address by its path.
 */
export const contactKeys = ({ email, phone, linkedin }: Contacts): ContactKeys => ({
  email: email?.trim().toLowerCase() || null,
  phone: phoneKey(phone ?? ''),
  linkedin: linkedinKey(linkedin ?? ''),
})

/** A number without a country's code is Ukrainian, as the company is. */
function phoneKey(typed: string): string | null {
  const parsed = parsePhoneNumber(typed, 'UA')
  if (parsed?.isPossible()) return parsed.number
  const digits = typed.replaceAll(/\D/g, '')
  return digits.length < fewestDigits ? null : digits
}

/** Shorter ones are extensions or typing errors, which many people may share. */
const fewestDigits = 7

function linkedinKey(typed: string): string | null {
  const address = toWebAddress(typed)
  if (address === undefined) return null
  const { hostname, pathname } = new URL(address)
  const path = readable(pathname)
    .toLowerCase()
    .replaceAll(/^\/+|\/+$/g, '')
  if (path === '') return null
  const isLinkedin = hostname === 'linkedin.com' || hostname.endsWith('.linkedin.com')
  return isLinkedin ? path : `${hostname}/${path}`
}

/** Letters outside ASCII are sometimes copied as %-codes. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
