import { domainToUnicode } from 'node:url'
import type { ResumeContents } from '@portal/domain/resumes/json-resume/resume-contents'

/** A file has its addresses as URIs, in ASCII; a CV shows them with the letters of their alphabet. */
export const withReadableAddresses = (contents: ResumeContents): ResumeContents => ({
  ...contents,
  github_url: shownAddress(contents.github_url),
  resume_projects: contents.resume_projects.map((project) => ({
    ...project,
    url: shownAddress(project.url),
  })),
  certificates: contents.certificates.map(({ name, url }) => ({ name, url: shownAddress(url) })),
})

const shownAddress = (address: string | null) => (address === null ? null : readableAddress(address))

/** Matches the scheme and the host, without the port. */
const start = /^(https?:\/\/)([^/?#:@]*)/i
/** Codes of characters outside ASCII; those of ASCII may stand for what divides an address. */
const codes = /(?:%[89a-f][\da-f])+/gi

/** The address with the letters that people read; unchanged where those would make it another address. */
export function readableAddress(address: string): string {
  const readable = address
    .replace(start, (_, scheme: string, host: string) => scheme + (domainToUnicode(host) || host))
    .replaceAll(codes, lettersOf)
  return URL.canParse(readable) && canonical(readable) === canonical(address) ? readable : address
}

const canonical = (address: string): string =>
  new URL(address).href.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase())

/** Decodes letters, digits and their marks only, which no program takes for anything else. */
function lettersOf(escaped: string): string {
  try {
    const text = decodeURIComponent(escaped)
    return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : escaped
  } catch {
    return escaped
  }
}
