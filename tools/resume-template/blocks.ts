import { BorderStyle, type IParagraphOptions, Paragraph, Tab, type Table, TabStopType, TextRun } from 'docx'
import { colours, type Measures, sizes } from './measures.ts'

export type Block = Paragraph | Table
type Style = { size?: number; color?: string; bold?: boolean }

export const bulletList = 'bullets'

/** The paragraphs of the template on a size; the lengths and sizes given to them are those of the document's own size. */
export function blocksOf({ twips, halfPoints, rightWidth, rightGap }: Measures) {
  /** One run: a command that is split over several runs is not found. */
  const run = (text: string, { size = sizes.text, color = colours.ink, bold = false }: Style = {}) =>
    new TextRun({ text, size: halfPoints(size), color, bold })

  const spaced = (before: number, after: number) => ({ before: twips(before), after: twips(after) })

  const line = (text: string, style: Style = {}, paragraph: IParagraphOptions = {}) =>
    new Paragraph({ ...paragraph, children: [run(text, style)] })

  /** A paragraph that holds only commands is left out of the filled document. */
  const command = (text: string) => line(`{${text}}`)

  const headingWith =
    (size: number, before: number) =>
    (text: string): Paragraph =>
      line(
        text,
        { size, bold: true },
        {
          heading: 'Heading1',
          keepNext: true,
          spacing: spaced(before, 160),
          border: { bottom: { style: BorderStyle.SINGLE, size: 12, space: 5, color: colours.brand } },
        },
      )

  return {
    line,
    spaced,

    /** Repeats the blocks for each item of the list, which they call `$item`. */
    each: (item: string, list: string, blocks: Block[]): Block[] => [
      command(`FOR ${item} IN ${list}`),
      ...blocks,
      command(`END-FOR ${item}`),
    ],

    /** Shows the blocks where the value is neither empty nor missing. */
    when: (value: string, blocks: Block[]): Block[] => [command(`IF ${value}`), ...blocks, command('END-IF')],

    heading: headingWith(sizes.heading, 480),
    leftHeading: headingWith(sizes.leftHeading, 420),

    /** The name of a job, a university, a project or a course. */
    entry: (name: string, period = ''): Paragraph =>
      new Paragraph({
        heading: 'Heading2',
        keepNext: true,
        keepLines: true,
        spacing: spaced(240, 20),
        tabStops: [{ type: TabStopType.RIGHT, position: rightWidth - 2 * rightGap }],
        children: [
          run(name, { size: sizes.entry, bold: true }),
          ...(period === ''
            ? []
            : [
                new TextRun({ children: [new Tab()] }),
                run(period, { size: sizes.small, color: colours.muted }),
              ]),
        ],
      }),

    under: (text: string): Paragraph =>
      line(text, { color: colours.accent }, { keepNext: true, spacing: spaced(0, 60) }),

    link: (text: string): Paragraph =>
      line(`{LINK ${text}}`, { size: sizes.small, color: colours.accent }, { spacing: spaced(0, 60) }),

    /** 'Team: five people', on one line with its label in bold. */
    labelled: (label: string, text: string): Paragraph =>
      new Paragraph({
        spacing: spaced(40, 60),
        children: [run(`${label}: `, { bold: true }), run(text)],
      }),

    /** The label of a text that may have several lines. */
    label: (name: string): Paragraph =>
      line(`${name}:`, { bold: true }, { keepNext: true, spacing: spaced(40, 0) }),

    text: (content: string): Paragraph => line(content, {}, { spacing: spaced(40, 80) }),

    /** What follows a text that stands in the row of its heading. */
    rest: (content: string): Paragraph => line(content, {}, { spacing: spaced(0, 80) }),

    bullet: (content: string): Paragraph =>
      line(content, {}, { numbering: { reference: bulletList, level: 0 }, spacing: spaced(0, 50) }),

    /** A line of no height, with a blank, because a paragraph without text is left out. */
    noLine: (): Paragraph =>
      line(' ', { size: 2 }, { spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } }),
  }
}
export type Blocks = ReturnType<typeof blocksOf>
