import { decodeHTMLStrict } from 'entities'

/** Elements that stand on lines of their own. Where a text has one of them, the line ends of its source are blanks. */
const blocks =
  'address|article|aside|blockquote|center|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul'
const inline =
  'a|abbr|b|big|br|cite|code|del|em|font|i|img|ins|kbd|label|li|mark|q|s|samp|small|span|strike|strong|sub|sup|td|th|tt|u|var|wbr'
const attributes = String.raw`(?:\s[^<>]*)?`
const blockTag = new RegExp(`</?(?:${blocks})${attributes}/?>`, 'giu')
const knownTag = new RegExp(`</?(${inline})${attributes}/?>`, 'giu')
const unseen =
  /<(script|style|head|title)\b[^<>]*>.{0,2000}?<\/\1\s*>|<!--.{0,2000}?-->|<!doctype[^<>]*>|<\/?(?:html|body)\b[^<>]*>/gis
const lineBreak = /<br\b[^<>]*>\s*/gi
const entry = /<li\b[^<>]*>\s*(?:<p\b[^<>]*>)?/gi
const htmlLink = /<a\b[^<>]*?\bhref\s*=\s*(["'])([^"']*)\1[^<>]*>(.{0,500}?)<\/a\s*>/gis

/**
 * The text that a program would show of HTML. Only names of HTML are tags: `List<String>` is none, and a letter alone, as
 * in `List<U>`, is one only where the text ends it.
 */
function withoutTags(text: string): string {
  const shown = text
    .replaceAll(unseen, '')
    .replaceAll(htmlLink, (_, _quote, address: string, words: string) =>
      linked(words, decodeHTMLStrict(address)),
    )
  const ended = new Set(
    Array.from(shown.matchAll(/<\/([a-z])\b/gi), ([, letter = '']) => letter.toLowerCase()),
  )
  const isTag = (tag: string) => {
    const letter = /^<([A-Zabiqsu])\b/.exec(tag)?.[1]
    return letter === undefined || ended.has(letter.toLowerCase())
  }
  const isOnOwnLines = shown.search(blockTag) !== -1 || shown.search(entry) !== -1
  return (isOnOwnLines ? shown.replaceAll('\n', ' ') : shown)
    .replaceAll(lineBreak, '\n')
    .replaceAll(entry, '\n• ')
    .replaceAll(/<\/li\s*>/gi, '\n')
    .replaceAll(blockTag, (tag) => (isTag(tag) ? '\n' : tag))
    .replaceAll(knownTag, (tag, name: string) => {
      if (!isTag(tag)) return tag
      return /^t[dh]$/i.test(name) ? ' ' : ''
    })
}

/** The words of a link with the address, which would be lost otherwise. */
function linked(words: string, address: string): string {
  const isKept = /^(?:https?:\/\/|www\.)/i.test(address) && !words.includes(address)
  return isKept ? `${words} (${address})` : words
}

const markdownLink = /!?\[([^\]\n]{1,500})\]\(((?:https?:|mailto:|www\.)[^\s)]+)(?:\s+"[^"\n]*")?\)/gi
/** An address between angle brackets, which Markdown makes a link. */
const bareLink = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/gi
const heading = /^#{1,6}[^\S\n]+(?=\S)/gm
const rule = /^[^\S\n]*([-*_])(?:[^\S\n]*\1){2,}[^\S\n]*$/gm
const fence = /^[^\S\n]*(?:```|~~~).*$/gm
const quote = /^>[^\S\n]+(?=\p{L})/gmu
const star = /^([^\S\n]*)[*+][^\S\n]+(?=\p{L})/gmu
/** `**bold**`, `__bold__` but not `__init__`, `~~out~~`, `*slanted*` and `_slanted_`; nothing that begins within a word. */
const emphases = [
  /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^\n]{1,500}?)(?<=\S)\*\*(?!\*)/gu,
  /(?<![\p{L}\p{N}_])__(?=[^\s_])(?![a-z\d_]+__)([^\n]{1,500}?)(?<=\S)__(?![\p{L}\p{N}_])/gu,
  /~~(?=\S)([^\n]{1,500}?)(?<=\S)~~/g,
  /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]{1,500}?)(?<=[^\s*\\])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n]{1,500}?)(?<=[^\s_\\])_(?![\p{L}\p{N}_])/gu,
]

function withoutMarkdown(text: string): string {
  const plain = text
    .replaceAll(fence, '')
    .replaceAll(rule, '')
    .replaceAll(heading, '')
    .replaceAll(quote, '')
    .replaceAll(star, '$1• ')
    .replaceAll(bareLink, '$1')
    .replaceAll(markdownLink, (_, words: string, address: string) => linked(words, address))
  return emphases
    .reduce((shown, emphasis) => shown.replaceAll(emphasis, '$1'), plain)
    .replaceAll(/\\([*_#`~])/g, '$1')
}

/** Between backticks everything is a text; a sign for objects holds its place. */
const code = /`([^`\n]+)`/g
const place = /\uFFFC(\d+)\uFFFC/g

/**
 * What another program shows of a text that it keeps as HTML or Markdown: tags and signs end lines or go, entities are
 * letters, and entries of lists begin with `•`. `isMarkedUp` says whether anything but entities went.
 */
export function plainText(text: string): { text: string; isMarkedUp: boolean } {
  const codes: string[] = []
  const held = text.replaceAll(code, (_, inner: string) => `\uFFFC${codes.push(inner) - 1}\uFFFC`)
  const bare = withoutMarkdown(withoutTags(held))
  const isMarkedUp = codes.length > 0 || bare !== held
  const restored = decodeHTMLStrict(bare).replaceAll(
    place,
    (sign, index: string) => codes[Number(index)] ?? sign,
  )
  return { text: isMarkedUp ? tidied(restored) : restored, isMarkedUp }
}

const tidied = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(?:\n+)(?=• )/g, '\n')
    .trim()
