import type { PublicResume } from '@portal/contract/resumes/resumes'
import { printableText } from '@portal/domain/resumes/printable-text'
import { beforeAll, describe, expect, it } from 'vitest'
import { longResume } from '../../../test/resumes/long-resume.ts'
import { linkFields, overlaps, type ReadPdf, readPdf, withoutBlanks } from '../../../test/resumes/read-pdf.ts'
import { sampleContent } from '../../../test/resumes/sample-content.ts'
import { shortResume, typicalResume } from '../../../test/resumes/sample-resumes.ts'
import { unseenTexts } from '../../../test/resumes/sample-texts.ts'
import renderResume from './render-resume.ts'
import { leftColumn, page, rightColumn, room } from './theme.ts'

const render = async (resume: PublicResume) => renderResume(await sampleContent(resume))
const rightEdge = page.width - rightColumn.paddingRight

/** Returns what people typed, apart from addresses. */
function textsOf(value: unknown, key = ''): string[] {
  const isShown = !/id$|slug|^avatar$|^cover$|url$|_on$|date$|^city$|^country$|^document_name$|^level$/.test(
    key,
  )
  if (typeof value === 'string') return isShown ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name))
}

function expectToFit({ pages }: ReadPdf) {
  expect(overlaps(pages)).toEqual([])
  for (const { str, x, y, width } of pages.flat()) {
    const edge = x < leftColumn.width ? leftColumn.paddingLeft + room.left : rightEdge
    expect([str, x + width <= edge + 2, y > 0, y < page.height]).toEqual([str, true, true, true])
  }
}

describe('the PDF of a CV', () => {
  it('a short CV is shown on one page, with the sections that it has and no others', async () => {
    const { pages, text } = await readPdf(await render(shortResume))
    expect(pages).toHaveLength(1)
    for (const shown of ['IvanPetrenko', 'Developer', 'Ukraine', 'Skills', 'Experience', 'Sep2024–Ongoing']) {
      expect(text).toContain(shown)
    }
    for (const heading of ['Education', 'Projects', 'Training', 'Books', 'Certifications', 'github']) {
      expect(text).not.toContain(heading)
    }
  })

  it('the PDF has name and role as title, the last change as date, no author, and pages of 940 by 1330', async () => {
    const bytes = await render(typicalResume)
    const { info } = await readPdf(bytes)
    expect(info).toMatchObject({
      Title: 'Olena Kovalenko, Senior Full-Stack Developer',
      CreationDate: 'D:20250312100000Z',
    })
    expect(info.Author).toBeUndefined()
    expect(Buffer.from(bytes).toString('latin1')).toContain('/MediaBox [0 0 940 1330]')
  })

  it('the PDF links to GitHub, projects and certificates', async () => {
    const { links, text } = await readPdf(await render(typicalResume))
    expect(links).toEqual(
      expect.arrayContaining([
        'https://github.com/olena-kovalenko',
        'https://routes.example.com/',
        'https://aws.amazon.com/certification/',
      ]),
    )
    expect(text).toContain('github.com/olena-kovalenko')
  })

  it('an address in a text is a link as a whole on each of its lines, as wide as its letters', async () => {
    const address = `https://a.test/${'part/'.repeat(40)}`
    const resume = {
      ...shortResume,
      summary: `See ${address}, and (www.b.com/x).`,
      github_url: 'https://github.com/x',
    }
    const fields = await linkFields(await render(resume))
    const widthsOf = (url: string) => fields.filter((field) => field.url === url).map(({ width }) => width)
    expect(widthsOf(address).length).toBeGreaterThan(1)
    expect(widthsOf('https://www.b.com/x')).toHaveLength(1)
    for (const url of ['https://www.b.com/x', 'https://github.com/x']) {
      const [width = 0] = widthsOf(url)
      expect(width).toBeGreaterThan(50)
      expect(width).toBeLessThan(130)
    }
  })

  it('a CV in Georgian, Armenian and Hebrew has its letters, and Hebrew lines begin at the right', async () => {
    const summary = 'თბილისი Երևան\nשלום עולם (2024)'
    const name = 'דוד'
    const { text, pages } = await readPdf(await render({ ...shortResume, name, summary, experiences: [] }))
    for (const word of ['თბილისი', 'Երևան', 'שלום', 'עולם', name]) expect(text).toContain(word)
    expect(text).not.toContain('□')
    const ends = (shown: string) =>
      pages.flat().flatMap(({ str, x, width }) => (str.includes(shown) ? [x + width] : []))
    expect(Math.max(...ends('שלום'))).toBeCloseTo(rightEdge, 0)
    expect(Math.max(...ends('თბილისი'))).toBeLessThan(rightEdge - 200)
  })

  it('Hebrew chips, links and titles stand in their places, and a line never ends within a word of two typefaces', async () => {
    const words = ['מפתחת', 'אקמה בע״מ (Acme)', 'תל אביב']
    const [job] = shortResume.experiences
    const pdf = await readPdf(
      await render({
        ...typicalResume,
        certificates: [{ name: 'גרסה של המערכת: חדשה', url: 'https://a.test/' }],
        experiences:
          job === undefined ? [] : [{ ...job, job_title: 'מפתחת', responsibilities: ['ראו www.b.com/x'] }],
        resume_projects: typicalResume.resume_projects.map((work) => ({
          ...work,
          stack: words,
          description: 'პროექტი (ქართული), '.repeat(40),
        })),
      }),
    )
    expectToFit(pdf)
    const items = pdf.pages.flat()
    const endOf = (shown: string) =>
      items.filter(({ str }) => str.includes(shown)).map(({ x, width }) => Math.round(x + width))
    expect(endOf('גרסה')).toEqual([leftColumn.paddingLeft + room.left])
    expect(endOf('ראו')[0]).toBeLessThan(rightEdge - 5)
    expect(endOf('ראו')[0]).toBeGreaterThan(rightEdge - 30)
    expect(endOf('מפתחת')[0]).toBe(rightEdge)
    const lineStart = leftColumn.width + rightColumn.paddingLeft
    for (const { str } of items.filter(({ x }) => x < lineStart + 1)) expect(str).not.toMatch(/^[),]/)
    expect(items.filter(({ str }) => str.endsWith('-'))).toEqual([])
  })

  it('a CV gives the same PDF whenever it is rendered', async () => {
    const [first, second] = [await render(typicalResume), await render(typicalResume)]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })
})

describe('a CV of twelve pages with Cyrillic and odd characters', () => {
  const resume = longResume()
  let pdf: ReadPdf
  beforeAll(async () => {
    pdf = await readPdf(await render(resume))
  })

  it('a long CV shows every printable text once, no two over each other and none outside the margins', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(12)
    const missing = textsOf(resume).filter((typed) => !pdf.text.includes(withoutBlanks(printableText(typed))))
    expect(missing).toEqual([])
    expectToFit(pdf)
  })

  it('no page of a long CV ends with a heading, and every page begins below the margin', () => {
    const headings = [
      'Experience',
      'Education',
      'Projects',
      'Training and Courses',
      'Skills',
      'Books',
      'Team',
    ]
    for (const items of pdf.pages) {
      const shown = items.filter(({ str, y }) => str.trim() !== '' && y > page.bottom)
      const lowest = Math.min(...shown.map(({ y }) => y))
      const last = shown.filter(({ y }) => y === lowest).map(({ str }) => str)
      for (const heading of headings) expect(last).not.toContain(heading)
      expect(Math.max(...shown.map(({ y, height }) => y + height))).toBeLessThan(page.height - 40)
    }
  })
})

describe('hostile texts in a PDF', () => {
  const filled = (text: string, entries: number): PublicResume => ({
    ...typicalResume,
    name: text.slice(0, 100),
    role: text.slice(0, 100),
    summary: text.slice(0, 3000),
    location: text.slice(0, 200),
    skills: [{ skill_set: text.slice(0, 100), skills: Array(entries).fill(text.slice(0, 100)) }],
    languages: [{ name: text.slice(0, 60), level: 'upper_intermediate' }],
    books: [{ title: text.slice(0, 200), author: text.slice(0, 200), cover: null }],
    experiences: typicalResume.experiences.map((job) => ({
      ...job,
      job_title: text.slice(0, 200),
      description: text,
      responsibilities: Array(entries).fill(text.slice(0, 500)),
    })),
    resume_projects: typicalResume.resume_projects.map((work) => ({
      ...work,
      title: text.slice(0, 200),
      stack: Array(entries).fill(text.slice(0, 100)),
    })),
  })

  it.each([
    ['one word of 5,000 wide letters', 'W'.repeat(5000)],
    ['words of two scripts', 'Node-розробник/'.repeat(200)],
    ['letters of other scripts', '日本語العربية '.repeat(200)],
    ['500 lines', 'a\n'.repeat(500)],
    ['nothing', ''],
    [
      'marks without a shape, emoji, and halves of characters',
      Object.values(unseenTexts).join(' ').repeat(9),
    ],
  ])('a text of a CV fits its column: %s', async (_, text) => {
    expectToFit(await readPdf(await render(filled(text, 9))))
  })

  it('long texts of a CV fill more than thirty pages without being squeezed', async () => {
    const pdf = await readPdf(await render(filled('Довгий опис роботи '.repeat(260), 80)))
    expect(pdf.pages.length).toBeGreaterThan(30)
    expectToFit(pdf)
  })

  it('a stored address that is no web address becomes no link', async () => {
    const resume_projects = typicalResume.resume_projects.map((work) => ({
      ...work,
      url: 'javascript:alert(1)',
    }))
    const resume = { ...typicalResume, github_url: 'file:///etc/passwd', resume_projects }
    const { links, text } = await readPdf(await render(resume))
    expect(text).toContain('javascript:alert(1)')
    expect(new Set(links).size).toBe(1)
    expect(links.filter((link) => !link.startsWith('https:'))).toEqual([])
  })

  it('a CV is rendered although its pictures cannot be read', async () => {
    const broken = Buffer.from('not a picture')
    const content = {
      resume: typicalResume,
      avatar: broken,
      covers: [broken],
      language: 'en' as const,
      updated_at: new Date(),
    }
    const { text } = await readPdf(await renderResume(content))
    expect(text).toContain('OlenaKovalenko')
  })
})
