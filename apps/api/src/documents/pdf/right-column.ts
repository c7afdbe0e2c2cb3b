import type { PublicResume } from '@portal/contract/resumes/resumes'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { monthText, periodText } from '@portal/domain/resumes/document-words'
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { columnOf, type Piece, sectionOf } from './flow.ts'
import { widthOf } from './fonts.ts'
import { bullets, chips, hasText, link, paragraphs, titleRow, words } from './pieces.ts'
import { colours, nameLines, rightColumn, room, text } from './theme.ts'

/** A share of the usual size. */
const smallestName = 0.6
const styles = StyleSheet.create({
  column: {
    width: rightColumn.width,
    paddingLeft: rightColumn.paddingLeft,
    paddingRight: rightColumn.paddingRight,
  },
  nameLine: { width: 64, height: 5, borderRadius: 2.5, backgroundColor: colours.brand, marginTop: 14 },
  heading: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  headingLine: { flex: 1, height: 1, backgroundColor: colours.line },
})

export const rightColumnOf = (resume: PublicResume): ReactElement =>
  columnOf(styles.column, [
    {
      element: h(
        View,
        {},
        words(resume.name, nameStyle(resume.name), room.right),
        h(View, { style: styles.nameLine }),
      ),
      gap: 0,
      whole: true,
    },
    ...paragraphs(resume.summary, text.summary, 16),
    ...sectionOf(heading('Experience'), resume.experiences.map(experience)),
    ...sectionOf(heading('Education'), resume.educations.map(education)),
    ...sectionOf(heading('Projects'), resume.resume_projects.map(project)),
    ...sectionOf(heading('Training and Courses'), resume.courses.map(course)),
  ])

/** A word that is wider than the page makes the whole name smaller. */
function nameStyle(name: string) {
  const widest = Math.max(...name.split(/\s+/).map((word) => widthOf(word, text.name.fontSize)))
  const share = Math.max(smallestName, Math.min(1, room.right / widest))
  return { ...text.name, ...nameLines(Math.floor(text.name.fontSize * share)) }
}

const heading = (title: string): Piece => ({
  element: h(
    View,
    { style: styles.heading },
    h(Text, { style: text.heading }, title),
    h(View, { style: styles.headingLine }),
  ),
  gap: 34,
  whole: true,
  ahead: 130,
})

/** The first lines of an entry, which stay together and with what follows. */
const head = (index: number, ...lines: (ReactElement | null)[]): Piece => ({
  element: h(View, {}, ...lines),
  gap: index === 0 ? 14 : 24,
  whole: true,
  ahead: 46,
})

const subtitle = (...parts: string[]): ReactElement | null => {
  const shown = parts.filter(hasText)
  return shown.length === 0 ? null : words(shown.join(' · '), text.subtitle, room.right)
}

const experience = (job: PublicResume['experiences'][number], index: number): Piece[] => [
  head(
    index,
    titleRow(job.job_title, periodText(job.job_started_on, job.job_ended_on)),
    subtitle(job.company, job.location),
  ),
  ...paragraphs(job.description, text.plain, 6),
  ...bullets(job.responsibilities),
]

const education = (place: PublicResume['educations'][number], index: number): Piece[] => [
  {
    ...head(
      index,
      titleRow(place.university_name, periodText(place.start_date, place.end_date)),
      subtitle(place.level, place.location),
    ),
    gap: index === 0 ? 14 : 16,
    ahead: 0,
  },
]

const project = (work: PublicResume['resume_projects'][number], index: number): Piece[] => [
  head(
    index,
    words(work.title, text.title, room.right),
    subtitle(work.role),
    work.url === null ? null : link(work.url, shortAddress(work.url), text.small, room.right),
  ),
  ...chips(work.stack, 9),
  ...paragraphs(work.description, text.plain, 8),
  ...labelled('Responsibilities', work.responsibilities),
  ...labelled('Team', work.team),
]

const course = (training: PublicResume['courses'][number], index: number): Piece[] => [
  {
    ...head(
      index,
      titleRow(training.name, `Issued ${monthText(training.acquire_date)}`),
      subtitle(training.license),
    ),
    gap: index === 0 ? 14 : 18,
  },
  ...chips(training.stack, 8),
]

const labelled = (label: string, value: string): Piece[] =>
  hasText(value)
    ? [
        { element: h(Text, { style: text.label }, label), gap: 9, whole: true, ahead: 42 },
        ...paragraphs(value, text.plain, 1),
      ]
    : []
