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
  // `linkedin.com/in` names nobody: the name is not typed yet.
  if (isLinkedin && !path.includes('/')) return null
  return [...(isLinkedin ? path : `${hostname}/${path}`)].slice(0, mostIndexed).join('')
}

/** Characters of a key. An entry of its index holds 2,704 bytes, and a character takes up to four. */
const mostIndexed = 600

/** Letters outside ASCII are sometimes copied as %-codes. The database stores no NUL, which `%00` would become. */
function readable(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? path : decoded
  } catch {
    return path
  }
}
