import type { PublicResume } from '@portal/contract/resumes/resumes'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { isRightToLeft } from '@portal/domain/resumes/printable-text'
import type { ResumeWords } from '@portal/words/resumes'
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { bullets, chips, hasText, link, paragraphs, titleRow, words } from './elements.ts'
import { ledBy, stackOf, wholeOf } from './flow.ts'
import { widthOf } from './fonts.ts'
import { colours, leftColumn, nameLines, page, rightColumn, room, text } from './theme.ts'

/** The smallest size of the name, as a share of the usual one. */
const smallestName = 0.6
const styles = StyleSheet.create({
  // It takes no width from the row: the left column begins at the page's edge, and each stays at its place where the other has
  // ended. The columns' place must not come from the row, which on such a page holds one of them alone.
  column: {
    width: rightColumn.width,
    marginLeft: leftColumn.width,
    marginRight: -page.width,
    paddingLeft: rightColumn.paddingLeft,
    paddingRight: rightColumn.paddingRight,
  },
  nameLine: { width: 64, height: 5, borderRadius: 2.5, backgroundColor: colours.brand, marginTop: 14 },
  nameLineAtRight: { alignSelf: 'flex-end' },
  heading: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  headingLine: { flex: 1, height: 1, backgroundColor: colours.line },
})

export const rightColumnOf = (resume: PublicResume, labels: ResumeWords): ReactElement | null =>
  stackOf(
    34,
    [
      ledBy(nameOf(resume.name), 16, paragraphs(resume.summary, text.summary)),
      sectionOf(
        labels.headings.experience,
        24,
        resume.experiences.map((job) => experience(job, labels)),
      ),
      sectionOf(
        labels.headings.education,
        16,
        resume.educations.map((place) => education(place, labels)),
      ),
      sectionOf(
        labels.headings.projects,
        24,
        resume.resume_projects.map((work) => project(work, labels)),
      ),
      sectionOf(
        labels.headings.courses,
        18,
        resume.courses.map((training) => course(training, labels)),
      ),
    ],
    styles.column,
  )

const nameOf = (name: string) =>
  h(
    View,
    {},
    words(name, nameStyle(name), room.right),
    h(View, { style: isRightToLeft(name) ? [styles.nameLine, styles.nameLineAtRight] : styles.nameLine }),
  )

/** A word that is wider than the page makes the whole name smaller. */
function nameStyle(name: string) {
  const widest = Math.max(...name.split(/\s+/).map((word) => widthOf(word, text.name.fontSize)))
  const share = Math.max(smallestName, Math.min(1, room.right / widest))
  return { ...text.name, ...nameLines(Math.floor(text.name.fontSize * share)) }
}

/** A heading with its entries; nothing when there is no entry. */
const sectionOf = (title: string, gap: number, entries: readonly ReactElement[]): ReactElement | null =>
  entries.length === 0 ? null : ledBy(heading(title), 14, stackOf(gap, entries))

const heading = (title: string) =>
  h(
    View,
    { style: styles.heading },
    h(Text, { style: text.heading }, title),
    h(View, { style: styles.headingLine }),
  )

const subtitle = (...parts: string[]): ReactElement | null => {
  const shown = parts.filter(hasText)
  return shown.length === 0 ? null : words(shown.join(' · '), text.subtitle, room.right)
}

const experience = (job: PublicResume['experiences'][number], { period }: ResumeWords) =>
  ledBy(
    wholeOf(
      titleRow(job.job_title, period(job.job_started_on, job.job_ended_on)),
      subtitle(job.company, job.location),
    ),
    6,
    stackOf(5, [paragraphs(job.description, text.plain), bullets(job.responsibilities)]),
  )

const education = (place: PublicResume['educations'][number], { period }: ResumeWords) =>
  wholeOf(
    titleRow(place.university_name, period(place.start_date, place.end_date)),
    subtitle(place.level, place.location),
  )

const project = (work: PublicResume['resume_projects'][number], { labels }: ResumeWords) =>
  ledBy(
    wholeOf(words(work.title, text.title, room.right), subtitle(work.role)),
    work.url === null ? 9 : 0,
    stackOf(9, [
      work.url === null ? null : link(work.url, shortAddress(work.url), text.small, room.right),
      chips(work.stack),
      paragraphs(work.description, text.plain),
      labelled(labels.responsibilities, work.responsibilities),
      labelled(labels.team, work.team),
    ]),
  )

const course = (training: PublicResume['courses'][number], { issued }: ResumeWords) =>
  ledBy(
    wholeOf(titleRow(training.name, issued(training.acquire_date)), subtitle(training.license)),
    8,
    chips(training.stack),
  )

const labelled = (label: string, value: string): ReactElement | null =>
  hasText(value) ? ledBy(h(Text, { style: text.label }, label), 1, paragraphs(value, text.plain)) : null
