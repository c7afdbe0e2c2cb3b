import { storedLine } from '../texts/stored.ts'
import { toWebAddress } from './web-addresses.ts'

const githubSite = 'github.com'

/** The address of a GitHub page; undefined when the text is neither a handle nor an address there. */
export const githubLink = (typed: string) => linkOn(githubSite, [githubSite], typed)

/** A handle becomes the address of its page on GitHub; everything else stays as it was typed. */
export const withGithubSite = (typed: string): string =>
  toWebAddress(typed) === undefined ? (githubLink(typed) ?? typed) : typed

/** The address of a LinkedIn page of any country; undefined when the text is neither a handle nor an address there. */
export function linkedinLink(typed: string): string | undefined {
  const text = storedLine(typed)
  const [, path] = linkedinAddress.exec(text) ?? []
  if (path !== undefined) return `https://www.linkedin.com/${path}`
  const [, handle] = linkedinHandle.exec(text) ?? []
  return handle === undefined ? undefined : `https://www.linkedin.com/in/${handle}`
}

/** A handle becomes the address of its page on LinkedIn; everything else stays as it was typed. */
export const withLinkedinSite = (typed: string): string =>
  toWebAddress(typed) === undefined ? (linkedinLink(typed) ?? typed) : typed

/** Who or what a LinkedIn address opens, such as `olha-semeniuk`; the address without its scheme where it names none. */
export function linkedinName(address: string): string {
  const [, name] = /\/(?:in|company|pub)\/([^/?#]+)/i.exec(address) ?? []
  return name === undefined ? address.replace(/^https?:\/\/(?:www\.)?/i, '') : decoded(name)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A percent sign that begins no character is shown as it is.
    return name
  }
}

const linkedinAddress = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(\S+)$/i
/** Letters of any script, which LinkedIn allows; a dot would make it an address. */
const linkedinHandle = /^(?:@|\/?in\/)?([\p{L}\p{N}_%-]+)\/?$/iu

/**
 * People type `ivan`, `@ivan`, `github.com/ivan` or the whole address. An address of another site is shown as text
 * without a link.
 */
export function linkOn(site: string, knownHosts: readonly string[], typed: string): string | undefined {
  const text = storedLine(typed)
  const address = /^(?:https?:\/\/)?(?:www\.)?([^/?#\s]+)\/(\S+)$/i.exec(text)
  if (address) {
    const [, host = '', path = ''] = address
    return knownHosts.includes(host.toLowerCase()) ? `https://${site}/${path}` : undefined
  }
  const handle = text.replace(/^@/, '')
  return /^\+?[\w-][\w.-]*$/.test(handle) ? `https://${site}/${handle}` : undefined
}
