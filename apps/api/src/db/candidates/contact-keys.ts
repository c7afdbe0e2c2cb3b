import { phonesIn } from '@portal/domain/addresses/phones'
import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import type { ContactKind } from '@portal/domain/candidates/contact-kinds'
import { foldedEmail } from '@portal/domain/texts/folded'

export type Contacts = { [Kind in ContactKind]?: string | null | undefined }
/**
 * The keys of a candidate's contacts. There may be several phones, because the phone field may hold several numbers.
 */
export type ContactKeys = { email: string | null; phones: string[]; linkedin: string | null }

/** Whoever changes what `contactKeys` answers raises this: the next start writes the keys of all candidates anew. */
export const contactKeysRule = 2

/**
 * The key of each contact, equal for two spellings of the same contact; null, or no key, where there is no contact.
 * E-mail and LinkedIn are compared without regard to case, phones in the international form, and LinkedIn addresses by
 * the person whose page they open.
 */
export const contactKeys = ({ email, phone, linkedin }: Contacts): ContactKeys => ({
  email: foldedEmail(email ?? '') || null,
  phones: phoneKeys(phone ?? ''),
  linkedin: linkedinKey(linkedin ?? ''),
})

/**
 * Each number of a field once, in the international form, whatever stands between two of them. What holds no possible
 * number is compared by its digits.
 */
function phoneKeys(typed: string): string[] {
  const numbers = phonesIn(typed).map(({ number }) => number)
  if (numbers.length > 0) return [...new Set(numbers)]
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '')
  return digits.length < fewestDigits ? [] : [digits]
}

/** Groups with fewer digits are extensions or typing errors, which many people may share. */
const fewestDigits = 7

function linkedinKey(typed: string): string | null {
  const address = toWebAddress(typed)
  if (address === undefined) return null
  const { hostname, pathname } = new URL(address)
  const path = readable(pathname)
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  const key = linkedinHost.test(hostname) ? pageOf(path) : [hostname, ...path]
  // `linkedin.com/in` names nobody: the name is not typed yet.
  return key.length < 2 ? null : [...key.join('/')].slice(0, mostIndexed).join('')
}

/** A country's, a phone's or the company's own host, such as `ua.linkedin.com`, `touch.www.linkedin.com` or `linkedin.cn`. */
const linkedinHost = /(?:^|\.)linkedin\.(?:com|cn)\.?$/

/** What a page of LinkedIn begins with when it is opened on a phone, from an e-mail or in China. */
const waysToPage = new Set(['mwlite', 'm', 'comm', 'incareer', 'profile'])

/** A person's page is `in` and the name, whatever language, details, activity or overlay follows; others are compared whole. */
function pageOf(path: string[]): string[] {
  const start = path.findIndex((part) => !waysToPage.has(part))
  if (start === -1) return []
  if (path[start] === 'in') return path.slice(start, start + 2)
  // The page that `profile/view` shows follows from its query.
  return path[0] === 'profile' ? [] : path
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
