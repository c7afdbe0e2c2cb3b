import type { PublicResume } from '@portal/contract/resumes/resumes'
import type { Paper } from '@portal/domain/resumes/papers'
import { describe, expect, it } from 'vitest'
import { longResume } from '../../../test/resumes/long-resume.ts'
import { type ReadDocx, readDocx } from '../../../test/resumes/read-docx.ts'
import { sampleContent } from '../../../test/resumes/sample-content.ts'
import { shortResume, typicalResume } from '../../../test/resumes/sample-resumes.ts'
import { oddTexts, unseenTexts } from '../../../test/resumes/sample-texts.ts'
import fillDocx from './fill-docx.ts'

const docxOf = async (resume: PublicResume, paper?: Paper): Promise<ReadDocx> =>
  readDocx(await fillDocx(await sampleContent(resume), paper))

/**
 * Returns a text as the file holds it: without characters that XML cannot hold and without marks of direction. Blanks
 * are dropped, because a blank may have become a line break.
 */
const plain = (text: string) =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu, '').replaceAll(/\s+/g, '')

function textsOf(resume: PublicResume): string[] {
  return [
    [resume.name, resume.role, resume.summary ?? '', resume.location],
    resume.skills.flatMap(({ skill_set, skills }) => [skill_set, skills.join(', ')]),
    resume.languages.map(({ name }) => name),
    resume.certificates.map(({ name }) => name),
    resume.books.flatMap(({ title, author }) => [title, author]),
    resume.experiences.flatMap((job) => [
      job.job_title,
      job.company,
      job.location,
      job.description,
      ...job.responsibilities,
    ]),
    resume.educations.flatMap((education) => [
      education.university_name,
      education.level,
      education.location,
    ]),
    resume.resume_projects.flatMap((project) => [
      project.title,
      project.role,
      project.stack.join(', '),
      project.description,
      project.responsibilities,
      project.team,
    ]),
    resume.courses.flatMap(({ name, license, stack }) => [name, license, stack.join(', ')]),
  ].flat()
}

/** Its texts are longer than what is kept with a heading. */
const endlessResume: PublicResume = {
  ...typicalResume,
  skills: [
    { skill_set: 'Languages', skills: Array.from({ length: 50 }, (_, index) => `Language number ${index}`) },
  ],
  experiences: [
    ...typicalResume.experiences.map((job) => ({ ...job, description: 'One sentence. '.repeat(100) })),
    ...typicalResume.experiences.map((job) => ({ ...job, description: '' })),
  ],
  resume_projects: typicalResume.resume_projects.map((project) => ({
    ...project,
    responsibilities: 'A line\n'.repeat(200),
  })),
}

describe('the Word file of a CV', () => {
  it.each([
    ['short', shortResume],
    ['typical', typicalResume],
    ['long', longResume()],
  ])('the Word file has every text of a %s CV', async (_, resume) => {
    const text = plain((await docxOf(resume)).text)
    expect(textsOf(resume).filter((part) => !text.includes(plain(part)))).toEqual([])
  })

  it('the Word file has the sections, the periods and the levels of the PDF', async () => {
    const { text } = await docxOf(typicalResume)
    const lines = text.split('\n')
    const headings = ['Skills', 'Languages', 'Certifications', 'Books', 'Experience', 'Education', 'Projects']
    const shown = [...headings, 'Training and Courses']
    expect(lines.filter((line) => shown.includes(line)).toSorted()).toEqual(
      [...shown, 'Languages'].toSorted(),
    )
    expect(text).toContain('Mar 2021 – Ongoing')
    expect(text).toContain('English: Upper Intermediate')
  })

  it('the Word file leaves out sections without entries', async () => {
    const { text } = await docxOf({ ...shortResume, skills: [], experiences: [] })
    expect(text).not.toMatch(/Skills|Languages|Certifications|Books|Experience|Education|Projects|Courses/)
  })

  it('the Word file shows a picture of 11 cm, covers of 2.55 cm, and default pictures where there are none', async () => {
    const { extents } = await docxOf({ ...typicalResume, avatar: null })
    const covers = typicalResume.books.map(() => [918_000, 918_000])
    expect(extents).toEqual([[3_960_000, 3_960_000], ...covers])
  })

  it('the Word file is as large as the PDF, or A4 with all lengths in proportion', async () => {
    const [own, small] = [await docxOf(typicalResume), await docxOf(typicalResume, 'a4')]
    expect([own.page, small.page]).toEqual([
      [18_800, 26_600],
      [11_906, 16_838],
    ])
    expect(small.text).toBe(own.text)
    const share = 595.3 / 940
    for (const [index, [width]] of own.extents.entries()) {
      expect(Math.abs((small.extents[index]?.[0] ?? 0) - width * share)).toBeLessThan(20_000)
    }
  })

  it.each([
    ['short', shortResume],
    ['typical', typicalResume],
    ['long', longResume()],
    ['endless', endlessResume],
  ])('no heading of a %s CV ends a page of the Word file', async (_, resume) => {
    const { text, loneHeadings } = await docxOf(resume)
    expect(text).toContain('Experience')
    expect(loneHeadings).toEqual([])
  })

  it('the Word file links to the addresses of the CV, and to nothing but web addresses', async () => {
    const certificates = ['javascript:alert(1)', 'file:///etc/passwd', 'https://a.test/?a=1&b="2"'].map(
      (url, id) => ({ id, resume_id: 1, name: `Certificate ${id}`, url }),
    )
    const { links, text } = await docxOf({
      ...shortResume,
      github_url: 'https://github.com/ivan',
      certificates,
    })
    expect(links.toSorted()).toEqual(['https://a.test/?a=1&b="2"', 'https://github.com/ivan'])
    expect(text).toContain('Certificate 0')
  })

  it('an address in a text of the Word file is a link as a whole, and the text around it stays', async () => {
    const [job] = typicalResume.experiences
    const address = `https://a.test/${'part/'.repeat(40)}?x=1&y=<2>`
    const { links, text, xml } = await docxOf({
      ...shortResume,
      summary: `First line\nSee www.b.com/x, and (${address}).`,
      experiences: job === undefined ? [] : [{ ...job, responsibilities: ['Built https://c.test/y'] }],
    })
    const whole = address.replace('<2>', '')
    expect(links).toEqual(expect.arrayContaining(['https://www.b.com/x', whole, 'https://c.test/y']))
    expect(xml).toMatch(
      /<w:hyperlink r:id="\w+"><w:r><w:rPr>.*?<\/w:rPr><w:t xml:space="preserve">www\.b\.com\/x</s,
    )
    expect(text).toContain(`First line See www.b.com/x, and (${address}).`)
  })

  it('Hebrew paragraphs of the Word file run from right to left, and the others as before', async () => {
    const { xml } = await docxOf({
      ...shortResume,
      name: 'דוד',
      summary: '1. שלום (React) https://a.test/x.',
      location: 'Tel Aviv (תל אביב)',
    })
    const paragraphOf = (text: string) =>
      Array.from(xml.matchAll(/<w:p>(?:(?!<w:p>).)*?<\/w:p>/gs), ([whole]) => whole).find((whole) =>
        whole.includes(`>${text}`),
      )
    expect(paragraphOf('דוד')).toMatch(/<w:bidi\/>.*<w:szCs [^>]*>\s*<w:rtl\/>\s*<\/w:rPr>\s*<w:t[^>]*>דוד/s)
    const summary = paragraphOf('1. שלום')
    expect(summary).toMatch(/<w:pPr>\s*<w:bidi\/><w:spacing/)
    // The text before the address and the dot behind it, but not the address.
    expect(summary?.match(/<w:rtl\/>/g)).toHaveLength(2)
    expect(summary).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>\.</)
    for (const text of ['Tel Aviv', 'Developer']) expect(paragraphOf(text)).not.toMatch(/<w:(?:bidi|rtl)\/>/)
  })

  it.each(
    Object.entries({ ...oddTexts, ...unseenTexts, xml: '||<w:p/>||', commands: '{FOR x IN y}{END-IF}' }),
  )('the Word file holds hostile and odd texts as texts: %s', async (_, odd) => {
    const name = `Before ${odd} after`
    const { text, xml } = await docxOf({ ...typicalResume, name, summary: odd })
    expect(plain(text)).toContain(plain(name))
    expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Cs}|\uFFFE/u)
  })

  it.each([
    ['a line feed', '\n'],
    ['a vertical tab', '\v'],
    ['a form feed', '\f'],
    ['a carriage return', '\r'],
    ['both', '\r\n'],
    ['the separator of Unicode', '\u2028'],
  ])('the Word file begins a new line at %s', async (_, end) => {
    const { text } = await docxOf({ ...shortResume, summary: `Line one${end}line two${end}line three` })
    expect(text).toContain('Line one line two line three')
  })

  it('the Word file has the title and the moment of the PDF', async () => {
    const name = 'Ivan <b> & "Sons" $&'
    const { title, xml } = await docxOf({ ...shortResume, name, role: '🚀 Lead' })
    expect(title).toBe(`${name}, Lead`)
    expect(xml).toContain('<dcterms:modified xsi:type="dcterms:W3CDTF">2025-03-12T10:00:00.000Z<')
  })
})
