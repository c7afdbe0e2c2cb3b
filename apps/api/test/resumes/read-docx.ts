import { strFromU8, unzipSync } from 'fflate'

export type ReadDocx = {
  /** The text of all paragraphs, each on a line. */
  text: string
  /** The width and height of each picture in the text, in EMU, of which a centimetre has 360,000. */
  extents: [number, number][]
  /** The width and height of the page in twips. */
  page: [number, number]
  /** Headings that may end a page: no text follows them in a row that is never divided. */
  loneHeadings: string[]
  /** The title that the window of a program shows. */
  title: string
  /** Addresses of the links. */
  links: string[]
  /** All parts that are XML. */
  xml: string
}

export function readDocx(bytes: Uint8Array): ReadDocx {
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => /\.(xml|rels)$/.test(name))
  const parts = new Map(files.map(([name, content]) => [name, strFromU8(content)]))
  const document = parts.get('word/document.xml') ?? ''
  const relations = parts.get('word/_rels/document.xml.rels') ?? ''
  const [, width, height] = /<w:pgSz w:w="(\d+)" w:h="(\d+)"/.exec(document) ?? []
  const [, title = ''] = /<dc:title>([^<]*)</.exec(parts.get('docProps/core.xml') ?? '') ?? []
  return {
    title: unescaped(title),
    text: unescaped(paragraphsOf(document).map(textOf).join('\n')).replaceAll('\u00a0', ' '),
    extents: [...document.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]),
    page: [Number(width), Number(height)],
    loneHeadings: loneHeadingsOf(document),
    links: [...relations.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(([, address = '']) =>
      unescaped(address),
    ),
    xml: [...parts.values()].join('\n'),
  }
}

const paragraphsOf = (xml: string) =>
  [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) => paragraph)

const textOf = (paragraph: string) =>
  [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:br|tab)\/>/g)]
    .map(([, shown = ' ']) => shown)
    .join('')

const heading = /<w:pStyle w:val="Heading\d"\/>/

/** The rows with headings hold no other rows but those of books, whose heading begins the row around them. */
const loneHeadingsOf = (document: string): string[] =>
  document.split(/(?=<w:tr[ >])/).flatMap((row) => {
    const isWhole = /^<w:tr>\s*<w:trPr>\s*<w:cantSplit(?: w:val="(?:on|true|1)")?\/>/.test(row)
    const [inside = ''] = row.split('</w:tr>')
    const paragraphs = paragraphsOf(inside)
    return paragraphs
      .filter((paragraph, place) => {
        const next = paragraphs.slice(place + 1).find((other) => !heading.test(other))
        const isFollowed = next !== undefined && (textOf(next).trim() !== '' || next.includes('<w:drawing>'))
        return heading.test(paragraph) && !(isWhole && (isFollowed || !row.includes('</w:tr>')))
      })
      .map(textOf)
  })

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
