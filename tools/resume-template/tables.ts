import { Table, TableBorders, TableCell, TableLayoutType, TableRow, VerticalAlign, WidthType } from 'docx'
import type { Block, Blocks } from './blocks.ts'
import { colours, type Measures, sizes } from './measures.ts'

const noMargins = { left: 0, right: 0 }

/** The tables of the template on a size. */
export function tablesOf({ coverWidth, twips }: Measures, { line, spaced, noLine }: Blocks) {
  /**
   * The last line keeps the cell in the document: a cell in which no text follows its last inner cell counts as
   * holding only commands, and is left out.
   */
  const cell = (
    width: number,
    children: Block[],
    margins: { left: number; right: number } = noMargins,
    verticalAlign: (typeof VerticalAlign)['TOP' | 'CENTER'] = VerticalAlign.TOP,
  ) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 0, bottom: 0, ...margins, marginUnitType: WidthType.DXA },
      verticalAlign,
      children: [...children, noLine()],
    })

  const table = (widths: number[], cells: TableCell[], cantSplit = false) =>
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      borders: TableBorders.NONE,
      rows: [new TableRow({ children: cells, cantSplit })],
    })

  /**
   * Blocks that stay on one page. Programs do not keep paragraphs of a cell with the next ones, but they do not divide a
   * row within it. The line below keeps the tables apart: Word would join them, and keep a heading's row with the next.
   */
  const kept = (width: number, blocks: Block[]): Block[] => [
    table([width], [cell(width, blocks)], true),
    noLine(),
  ]

  /** A cover with the title and the author beside it. */
  const book = (width: number): Block[] => {
    const coverCell = coverWidth + twips(200)
    const widths = [coverCell, width - coverCell]
    const author = line('{INS $book.author}', { size: sizes.small, color: colours.muted })
    return [
      table(widths, [
        cell(coverCell, [line('{IMAGE $book.cover}', {}, { keepNext: true })]),
        cell(
          width - coverCell,
          [line('{INS $book.title}', { bold: true }, { spacing: spaced(0, 40) }), author],
          noMargins,
          VerticalAlign.CENTER,
        ),
      ]),
      line(' ', { size: 12 }, { spacing: spaced(0, 0) }),
    ]
  }

  return { cell, table, kept, book }
}
