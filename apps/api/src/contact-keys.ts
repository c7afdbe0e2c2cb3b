import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import type { ContactKind } from '@portal/domain/recruiting/contact-kinds'
import { foldedEmail } from '@portal/domain/texts/folded'
import parsePhoneNumber from 'libphonenumber-js/min'

export type Contacts = { [Kind in ContactKind]?: string | null | undefined }
/** A field may hold several phones. */
export type ContactKeys = { email: string | null; phones: string[]; linkedin: string | null }

/**
 * What two spellings of one contact have in common; null or no key where there is no contact. E-mail and LinkedIn are compared
 * without regard to case, a phone in the international form, a LinkedIn address by its path.
 */
export const contactKeys = ({ email, phone, linkedin }: Contacts): ContactKeys => ({
  email: foldedEmail(email ?? '') || null,
  phones: phoneKeys(phone ?? ''),
  linkedin: linkedinKey(linkedin ?? ''),
})

/** Each number of a field once. What holds no possible number is compared by its digits. */
function phoneKeys(typed: string): string[] {
  const numbers = [typed, ...typed.split(/[,;/\n]/)].flatMap(phoneNumberIn)
  if (numbers.length > 0) return [...new Set(numbers)]
  const digits = typed.replaceAll(/\D/g, '')
  return digits.length < fewestDigits ? [] : [digits]
}

/** A number without a country's code is Ukrainian, as the company is. */
function phoneNumberIn(text: string): string[] {
  const parsed = parsePhoneNumber(text, 'UA')
  return parsed?.isPossible() ? [parsed.number] : []
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
