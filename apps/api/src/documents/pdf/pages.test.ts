import type { PublicResume } from '@portal/contract/resumes/resumes'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  leadingEnd,
  lineStarts,
  type MarkedText,
  markedResumes,
} from '../../../test/resumes/marked-resume.ts'
import {
  overlaps,
  type ReadPdf,
  readPdf,
  type TextItem,
  withoutBlanks,
} from '../../../test/resumes/read-pdf.ts'
import { sampleContent } from '../../../test/resumes/sample-content.ts'
import { shapes } from '../../../test/resumes/shaped-resumes.ts'
import { loadFonts } from './fonts.ts'
import renderResume from './render-resume.ts'
import { leftColumn, page } from './theme.ts'

beforeAll(() => loadFonts())

/** The runs take half a minute on a slow machine. Hundreds were tried when the layout was made. */
const runs = 40

type Line = { x: number; y: number; text: string }
type ColumnName = keyof typeof lineStarts

const pdfOf = async (resume: PublicResume) => readPdf(await renderResume(await sampleContent(resume)))

/** Letters of different sizes on one line have baselines that differ by at most this much. */
const sameLine = 4

/** Returns the lines of a column on each page, from top to bottom and without the footer. */
function linesOf({ pages }: ReadPdf, column: ColumnName): Line[][] {
  return pages.map((items) => {
    const lines: TextItem[][] = []
    const shown = items
      .filter(
        ({ str, x, y }) =>
          str.trim() !== '' && y > page.bottom && x < leftColumn.width === (column === 'left'),
      )
      .toSorted((one, other) => other.y - one.y)
    for (const item of shown) {
      const line = lines.at(-1)
      if (line?.[0] !== undefined && line[0].y - item.y < sameLine) line.push(item)
      else lines.push([item])
    }
    return lines.map((line) => {
      const inOrder = line.toSorted((one, other) => one.x - other.x)
      const { x = 0 } = inOrder[0] ?? {}
      return { x, y: Math.min(...line.map(({ y }) => y)), text: inOrder.map(({ str }) => str).join('') }
    })
  })
}

const headings =
  /^(Skills|Languages|Certifications|Books|Experience|Education|Projects|Training and Courses|Responsibilities|Team)$/

/** At most this height stays together, with the space above it: a heading, the head of an entry and three lines. */
const mostKept = 225
/** The largest distance between two lines is the one from a large name to the first heading. */
const farthest = 85
/** The first line is this far from the upper margin. */
const firstLine = 34

function expectFilledPages(lines: readonly Line[][]) {
  const used = lines.filter((ofPage) => ofPage.length > 0)
  expect(lines.slice(0, used.length)).toEqual(used)
  for (const [index, ofPage] of used.entries()) {
    const ys = ofPage.map(({ y }) => y)
    const last = ofPage.at(-1)
    if (index > 0) expect(page.height - page.top - Math.max(...ys)).toBeLessThan(firstLine)
    expect(Math.max(0, ...ys.slice(1).map((y, above) => (ys[above] ?? y) - y))).toBeLessThan(farthest)
    expect(last?.text).not.toMatch(headings)
    expect(last?.text).not.toMatch(leadingEnd)
    if (index < used.length - 1) expect((last?.y ?? 0) - page.bottom).toBeLessThan(mostKept)
  }
}

const isNear = (x: number, places: readonly number[]) => places.some((place) => Math.abs(place - x) < 1.5)

function expectPlaces(pdf: ReadPdf, texts: readonly MarkedText[]) {
  const columns = { left: linesOf(pdf, 'left'), right: linesOf(pdf, 'right') }
  for (const column of ['left', 'right'] as const) {
    const misplaced = columns[column].flat().filter(({ x }) => !isNear(x, lineStarts[column]))
    expect(misplaced).toEqual([])
  }
  const lines = [...columns.left, ...columns.right].flat()
  const starts = new Map(lines.map(({ text, x }) => [/^B\d+b/.exec(text)?.[0], x]))
  for (const { text, x } of texts) {
    if (x !== null) expect([text, starts.get(text.split(' ')[0])]).toEqual([text, expect.closeTo(x, 0)])
  }
}

describe('the pages of a CV', () => {
  it.each([
    ['nothing', 1],
    ['12 jobs', 1],
    ['18 jobs', 2],
    ['40 jobs', 3],
    ['50 courses', 4],
    ['24 groups beside 14 jobs', 2],
    ['a left column of three pages alone', 3],
    ['a left column that goes on for longer', 4],
    ['a right column that goes on for longer', 3],
    ['one text of a page', 1],
    ['long responsibilities', 5],
    ['many technologies', 3],
  ] as const)("a PDF with the shape '%s' has %i filled pages", async (name, count) => {
    const pdf = await pdfOf(shapes[name])
    expect(pdf.pages).toHaveLength(count)
    expect(overlaps(pdf.pages)).toEqual([])
    for (const column of ['left', 'right'] as const) expectFilledPages(linesOf(pdf, column))
  })

  it('the pages of a CV are filled, keep a heading with what follows it, and show each text once at its place', async () => {
    const property = fc.asyncProperty(markedResumes, async ({ resume, texts }) => {
      const pdf = await pdfOf(resume)
      const columns = [linesOf(pdf, 'left'), linesOf(pdf, 'right')]
      for (const lines of columns) expectFilledPages(lines)
      expect(pdf.pages.map((_, index) => columns.some((lines) => lines[index]?.length))).not.toContain(false)
      for (const { text } of texts)
        expect([text, pdf.text.split(withoutBlanks(text)).length - 1]).toEqual([text, 1])
      expectPlaces(pdf, texts)
      expect(overlaps(pdf.pages)).toEqual([])
    })
    await fc.assert(property, { numRuns: runs, endOnFailure: true })
  }, 120_000)
})
