import { readFile } from 'node:fs/promises'
import type { Paper } from '@portal/domain/resumes/papers'
import {
  AlignmentType,
  Document,
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  VerticalPositionRelativeFrom,
} from 'docx'
import { blocksOf, bulletList } from './blocks.ts'
import { leftColumn, rightColumn } from './columns.ts'
import { colours, fontName, type Measures, measuresOf, sizes } from './measures.ts'
import { tablesOf } from './tables.ts'

/** The Word template of CVs: the PDF's order and headings, with commands of docx-templates in `{}`. */
export async function makeTemplate(paper: Paper): Promise<Buffer> {
  const measures = measuresOf(paper)
  const { page, gap, leftWidth, rightWidth, rightGap, twips, halfPoints } = measures
  const blocks = blocksOf(measures)
  const tables = tablesOf(measures, blocks)
  const document = new Document({
    title: 'CV',
    creator: '',
    lastModifiedBy: '',
    fonts: [{ name: fontName, data: await fontFile('400Regular'), bold: await fontFile('700Bold') }],
    compatibility: { version: 15 },
    styles: {
      default: {
        document: {
          // The text is not spell-checked, because names and technologies are in no dictionary.
          run: { font: fontName, size: halfPoints(sizes.text), color: colours.ink, noProof: true },
          paragraph: { spacing: { line: 280, lineRule: 'auto' } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: {
                run: { color: colours.brand },
                paragraph: { indent: { left: twips(340), hanging: twips(340) } },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: page,
            margin: { top: gap, bottom: gap, left: 0, right: 0, header: 0, footer: 0 },
          },
        },
        headers: { default: new Header({ children: [tint(measures)] }) },
        children: [
          tables.table(
            [leftWidth, rightWidth],
            [
              tables.cell(leftWidth, leftColumn(measures, blocks, tables), { left: gap, right: gap }),
              tables.cell(rightWidth, rightColumn(measures, blocks, tables), {
                left: rightGap,
                right: rightGap,
              }),
            ],
          ),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/**
 * The colour of the left column, drawn over the whole height of each page. The cells cannot have it, because on the
 * last page they end with the text.
 */
const tint = ({ leftWidth, page }: Measures) =>
  new Paragraph({
    spacing: { line: 20, lineRule: 'exact' },
    children: [
      new ImageRun({
        type: 'gif',
        data: onePixel(colours.tint),
        transformation: { width: leftWidth / 15, height: page.height / 15 },
        // The number would otherwise count the templates that a process has made.
        altText: { id: '1', name: 'Tint', title: '', description: '' },
        floating: {
          behindDocument: true,
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: 0 },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: 0 },
        },
      }),
    ],
  })

/** A GIF of one pixel in the colour. */
const onePixel = (colour: string) =>
  Buffer.from(`47494638396101000100800000${colour}0000002c000000000100010000020244010003b`, 'hex')

const fontFile = (weight: '400Regular' | '700Bold') =>
  readFile(new URL(import.meta.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`)))
