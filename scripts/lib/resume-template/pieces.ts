import {
  BorderStyle,
  type IParagraphOptions,
  Paragraph,
  Tab,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import { colours, coverWidth, gap, leftWidth, rightGap, rightWidth, sizes } from './measures.ts'

type Block = Paragraph | Table
type Style = { size?: number; color?: string; bold?: boolean }

/** One run: a command that is split over several runs is not found. */
const run = (text: string, { size = sizes.text, color = colours.ink, bold = false }: Style = {}) =>
  new TextRun({ text, size, color, bold })

export const line = (text: string, style: Style = {}, paragraph: IParagraphOptions = {}) =>
  new Paragraph({ ...paragraph, children: [run(text, style)] })

/** A paragraph that holds only commands is left out of the filled document. */
const command = (text: string) => line(`{${text}}`)

/** Repeats the blocks for each item of the list, which they call `$item`. */
export const each = (item: string, list: string, blocks: Block[]): Block[] => [
  command(`FOR ${item} IN ${list}`),
  ...blocks,
  command(`END-FOR ${item}`),
]

/** Shows the blocks where the value is neither empty nor missing. */
export const when = (value: string, blocks: Block[]): Block[] => [
  command(`IF ${value}`),
  ...blocks,
  command('END-IF'),
]

const headingWith =
  (size: number, before: number) =>
  (text: string): Paragraph =>
    line(
      text,
      { size, bold: true },
      {
        heading: 'Heading1',
        keepNext: true,
        spacing: { before, after: 160 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 12, space: 5, color: colours.brand } },
      },
    )

export const heading = headingWith(sizes.heading, 480)
export const leftHeading = headingWith(sizes.leftHeading, 420)

/** The name of a job, a university, a project or a course; it stays on the page of what follows it. */
export const entry = (name: string, period = ''): Paragraph =>
  new Paragraph({
    heading: 'Heading2',
    keepNext: true,
    keepLines: true,
    spacing: { before: 240, after: 20 },
    tabStops: [{ type: TabStopType.RIGHT, position: rightWidth - 2 * rightGap }],
    children: [
      run(name, { size: sizes.entry, bold: true }),
      ...(period === ''
        ? []
        : [new TextRun({ children: [new Tab()] }), run(period, { size: sizes.small, color: colours.muted })]),
    ],
  })

export const under = (text: string, paragraph: IParagraphOptions = {}): Paragraph =>
  line(text, { color: colours.accent }, { keepNext: true, spacing: { after: 60 }, ...paragraph })

export const link = (text: string): Paragraph =>
  line(`{LINK ${text}}`, { size: sizes.small, color: colours.accent }, { spacing: { after: 60 } })

/** 'Team: five people', on one line with its label in bold. */
export const labelled = (label: string, text: string): Paragraph =>
  new Paragraph({
    spacing: { before: 40, after: 60 },
    children: [run(`${label}: `, { bold: true }), run(text)],
  })

/** The label of a text that may have several lines. */
export const label = (name: string): Paragraph =>
  line(`${name}:`, { bold: true }, { keepNext: true, spacing: { before: 40, after: 0 } })

export const text = (content: string): Paragraph => line(content, {}, { spacing: { before: 40, after: 80 } })

export const bulletList = 'bullets'

export const bullet = (content: string): Paragraph =>
  line(content, {}, { numbering: { reference: bulletList, level: 0 }, spacing: { after: 50 } })

/**
 * The paragraph with which a cell must end. Its blank keeps the cell in the document: a cell in which no text follows
 * its last inner cell counts as holding only commands, and is left out.
 */
const end = (): Paragraph =>
  line(' ', { size: 2 }, { spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } })

export const cell = (
  width: number,
  children: Block[],
  margins: { left: number; right: number; top?: number; bottom?: number },
  verticalAlign: (typeof VerticalAlign)['TOP' | 'CENTER'] = VerticalAlign.TOP,
) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 0, bottom: 0, ...margins, marginUnitType: WidthType.DXA },
    verticalAlign,
    children: [...children, end()],
  })

export const table = (widths: number[], rows: TableCell[][]) =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: TableBorders.NONE,
    rows: rows.map((children) => new TableRow({ children })),
  })

/** A cover with the title and the author beside it. */
export function book(): Block[] {
  const widths = [coverWidth + 200, leftWidth - coverWidth - 200 - 2 * gap]
  const [coverCell = 0, textCell = 0] = widths
  return [
    table(widths, [
      [
        cell(coverCell, [line('{IMAGE $book.cover}', {}, { keepNext: true })], { left: 0, right: 0 }),
        cell(
          textCell,
          [
            line('{INS $book.title}', { bold: true }, { spacing: { after: 40 } }),
            line('{INS $book.author}', { size: sizes.small, color: colours.muted }),
          ],
          { left: 0, right: 0 },
          VerticalAlign.CENTER,
        ),
      ],
    ]),
    line(' ', { size: 12 }, { spacing: { after: 0 } }),
  ]
}
