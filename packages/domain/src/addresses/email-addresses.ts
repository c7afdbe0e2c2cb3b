import { storedLine } from '../texts/stored.ts'

/** Characters of the longest text in which an address is looked for: it has a name before it, or a subject after it. */
const mostTyped = 2_000

/** What a program puts around an address that is copied: `Ann Lee <ann@example.com>`. */
const namedAddress = /^[^<>]*<([^<>]*)>[^<>]*$/
const mailtoLink = /^mailto:([^?]*)(?:\?.*)?$/i
/** What ends the address in a sentence or in a list. */
const signsAfter = /[\s;,.]+$/

/** In an address of the web these end the domain, or stand for other letters. */
const noLetterOfDomain = /[\s/?#@:\\%[\]<>^|]/
/** Letters outside ASCII, and the form in which domains have them. */
const isWrittenOtherwise = /[^\x20-\x7e]|(?:^|\.)xn--/i

/**
 * The stored form of a domain with letters of any language, by the rules for which browsers and `url.domainToASCII` are made;
 * undefined for what is no domain. A domain of ASCII alone stays as it was typed.
 */
export function storedDomain(typed: string): string | undefined {
  if (noLetterOfDomain.test(typed)) return undefined
  if (!isWrittenOtherwise.test(typed)) return typed
  const address = `http://${typed}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** An address without what was copied with it. A text that is no address comes back as a line. */
export function typedEmail(typed: string): string {
  const line = storedLine(typed)
  if (line.length > mostTyped) return line
  const named = (namedAddress.exec(line)?.[1] ?? line).trim()
  const address = (mailtoLink.exec(named)?.[1] ?? named).replace(signsAfter, '')
  return address.includes('@') ? address : line
}

/** The stored form of an address, with the one form that its domain has. */
export function storedEmail(typed: string): string {
  const address = typedEmail(typed)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return at === -1 ? address : `${address.slice(0, at + 1)}${storedDomain(domain) ?? domain}`
}

const localPart = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]$/
const domainOfAscii = /^(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i

/** Whether a text is an address. The part before the @ has letters of ASCII. */
export function isEmail(typed: string): boolean {
  const stored = storedEmail(typed)
  const at = stored.lastIndexOf('@')
  const domain = stored.slice(at + 1)
  const hasParts = localPart.test(stored.slice(0, Math.max(at, 0))) && domainOfAscii.test(domain)
  return hasParts && storedDomain(domain) !== undefined
}

/** The address that writes a mail. Not all programs for mails know the letters of a domain. */
export const emailLink = (email: string): string => `mailto:${storedEmail(email)}`
