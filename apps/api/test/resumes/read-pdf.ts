import { extractLinks, extractTextItems, getDocumentProxy, getMeta } from 'unpdf'
import { leftColumn, page } from '../../src/documents/pdf/theme.ts'

/** A line, or a part of one, on a page. Its origin is the lower left corner, in points. */
export type TextItem = { str: string; x: number; y: number; width: number; height: number }

export type ReadPdf = {
  pages: TextItem[][]
  /**
   * The text of the right column on all pages, then of the left one. It has no blanks, because the ends of lines may be
   * blanks.
   */
  text: string
  links: string[]
  info: Record<string, unknown>
}

/**
 * Hides an enumerable method that the API of drizzle-kit gives all arrays. Other tests of the same worker load it, and
 * pdf.js refuses to start with it.
 */
function hideAddedMethods(): void {
  for (const name of Object.keys(Array.prototype)) {
    Object.defineProperty(Array.prototype, name, { enumerable: false })
  }
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  hideAddedMethods()
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { items } = await extractTextItems(document)
  const { links } = await extractLinks(document)
  const { info } = await getMeta(document)
  const shown = items.flat().filter(({ y }) => y > page.bottom)
  const columns = [
    shown.filter(({ x }) => x >= leftColumn.width),
    shown.filter(({ x }) => x < leftColumn.width),
  ]
  const text = columns.flatMap((column) => column.map(({ str }) => str)).join('')
  return { pages: items, text: withoutBlanks(text), links, info }
}

/** The fields of the links on all pages, with their widths in points. */
export async function linkFields(bytes: Uint8Array): Promise<{ url: string; width: number }[]> {
  hideAddedMethods()
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
  const annotations = await Promise.all(pages.map(async (page) => (await page).getAnnotations()))
  return annotations.flat().map(({ unsafeUrl, rect }) => ({ url: unsafeUrl, width: rect[2] - rect[0] }))
}

export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '')

/** Returns the first pairs of texts that are drawn over each other on one page. */
export function overlaps(pages: readonly TextItem[][]): [string, string][] {
  const pairs: [string, string][] = []
  for (const page of pages) {
    const shown = page.filter(({ str }) => str.trim() !== '')
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) if (isOver(one, other)) pairs.push([one.str, other.str])
    }
  }
  return pairs.slice(0, 5)
}

/** Compares half of the letters' height, because lines of a paragraph are closer than the full heights of both. */
function isOver(one: TextItem, other: TextItem): boolean {
  const isBeside = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1
  return !isBeside && Math.abs(one.y - other.y) < Math.min(one.height, other.height) / 2
}
