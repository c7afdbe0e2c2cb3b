import { readFile } from 'node:fs/promises'
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
import { colours, fontName, gap, leftWidth, page, rightGap, rightWidth, sizes } from './measures.ts'
import {
  book,
  bullet,
  bulletList,
  cell,
  each,
  entry,
  heading,
  label,
  labelled,
  leftHeading,
  line,
  link,
  table,
  text,
  under,
  when,
} from './pieces.ts'

/** The Word template of CVs: the PDF's order and headings, with commands of docx-templates in `{}`. */
export async function makeTemplate(): Promise<Buffer> {
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
          run: { font: fontName, size: sizes.text, color: colours.ink, noProof: true },
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
              style: { run: { color: colours.brand }, paragraph: { indent: { left: 340, hanging: 340 } } },
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
        headers: { default: new Header({ children: [tint()] }) },
        children: [
          table(
            [leftWidth, rightWidth],
            [
              [
                cell(leftWidth, leftColumn(), { left: gap, right: gap }),
                cell(rightWidth, rightColumn(), { left: rightGap, right: rightGap }),
              ],
            ],
          ),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

const leftColumn = () => [
  line('{IMAGE avatar}', {}, { spacing: { after: 360 } }),
  line('{INS role}', { size: sizes.role, bold: true, color: colours.accent }, { spacing: { after: 80 } }),
  ...when('github', [link('github')]),
  ...when('location', [line('{INS location}', { color: colours.muted })]),
  ...when('skills.length', [leftHeading('{INS headings.skills}')]),
  ...each('skill', 'skills', [
    line('{INS $skill.name}', { bold: true }, { keepNext: true, spacing: { before: 120, after: 20 } }),
    line('{INS $skill.list}', { color: colours.muted }, { spacing: { after: 80 } }),
  ]),
  ...when('languages.length', [leftHeading('{INS headings.languages}')]),
  ...each('language', 'languages', [labelled('{INS $language.name}', '{INS $language.level}')]),
  ...when('certificates.length', [leftHeading('{INS headings.certificates}')]),
  ...each('certificate', 'certificates', [
    ...when('$certificate.link', [link('$certificate.link')]),
    ...when('$certificate.name', [line('{INS $certificate.name}', {}, { spacing: { after: 60 } })]),
  ]),
  ...when('books.length', [leftHeading('{INS headings.books}')]),
  ...each('book', 'books', book()),
]

const rightColumn = () => [
  line(
    '{INS name}',
    { size: sizes.name, bold: true },
    { heading: 'Title', spacing: { after: 200, line: 240, lineRule: 'auto' } },
  ),
  ...when('summary', [text('{INS summary}')]),
  ...when('experiences.length', [heading('{INS headings.experience}')]),
  ...each('job', 'experiences', [
    entry('{INS $job.title}', '{INS $job.dates}'),
    under('{INS $job.place}'),
    ...when('$job.description', [text('{INS $job.description}')]),
    ...each('duty', '$job.responsibilities', [bullet('{INS $duty}')]),
  ]),
  ...when('educations.length', [heading('{INS headings.education}')]),
  ...each('school', 'educations', [
    entry('{INS $school.university}', '{INS $school.dates}'),
    under('{INS $school.level}', { keepNext: false }),
  ]),
  ...when('projects.length', [heading('{INS headings.projects}')]),
  ...each('project', 'projects', [
    entry('{INS $project.title}'),
    under('{INS $project.role}'),
    ...when('$project.link', [link('$project.link')]),
    labelled('{INS labels.stack}', '{INS $project.stack}'),
    ...when('$project.description', [text('{INS $project.description}')]),
    ...when('$project.responsibilities', [
      label('{INS labels.responsibilities}'),
      text('{INS $project.responsibilities}'),
    ]),
    ...when('$project.team', [labelled('{INS labels.team}', '{INS $project.team}')]),
  ]),
  ...when('courses.length', [heading('{INS headings.courses}')]),
  ...each('course', 'courses', [
    entry('{INS $course.name}', '{INS $course.issued}'),
    ...when('$course.license', [under('{INS $course.license}')]),
    labelled('{INS labels.stack}', '{INS $course.stack}'),
  ]),
]

/**
 * The colour of the left column, drawn over the whole height of each page. The cells cannot have it, because on the
 * last page they end with the text.
 */
const tint = () =>
  new Paragraph({
    spacing: { line: 20, lineRule: 'exact' },
    children: [
      new ImageRun({
        type: 'gif',
        data: onePixel(colours.tint),
        transformation: { width: leftWidth / 15, height: page.height / 15 },
        altText: { name: 'Tint', title: '', description: '' },
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
