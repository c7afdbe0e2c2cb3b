import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import { LinkifyIt } from 'linkify-it'

/** A part of a text; with `url` it is an address that people typed. */
export type TextPart = { text: string; url?: string }

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false, urlAuth: true })
/** Names such as README.md and ASP.NET look like hosts, so an address begins with its scheme or with `www.`. */
const isTyped = /^(?:https?:\/\/|www\.)/i
const endOfSentence = /[…”’»]+$/u

/** A text in parts, of which the web addresses are whole: without the sign that ends the sentence. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of finder.match(text) ?? []) {
    const shown = found.text.replace(endOfSentence, '')
    const url = isTyped.test(shown) ? toWebAddress(shown) : undefined
    if (url === undefined) continue
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ text: shown, url })
    from = found.index + shown.length
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) })
  return parts
}
