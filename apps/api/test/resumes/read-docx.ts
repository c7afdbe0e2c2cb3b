import { strFromU8, unzipSync } from 'fflate'

export type ReadDocx = {
  /** The text of all paragraphs, each on a line. */
  text: string
  /** The width and height of each picture in the text, in EMU, of which a centimetre has 360,000. */
  extents: [number, number][]
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
  const paragraphs = [...document.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:br|tab)\/>/g)]
      .map(([, shown = ' ']) => shown)
      .join(''),
  )
  const [, title = ''] = /<dc:title>([^<]*)</.exec(parts.get('docProps/core.xml') ?? '') ?? []
  return {
    title: unescaped(title),
    text: unescaped(paragraphs.join('\n')).replaceAll('\u00a0', ' '),
    extents: [...document.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]),
    links: [...relations.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(([, address = '']) =>
      unescaped(address),
    ),
    xml: [...parts.values()].join('\n'),
  }
}

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
