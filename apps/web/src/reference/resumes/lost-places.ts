import type { PublicResume } from '@portal/contract/resumes/resumes'
import { lostIn } from '@portal/domain/resumes/printable-text'
import { t } from '../../messages/messages.ts'

/** A part of a CV with the characters that its PDF cannot show. */
export type LostPlace = { place: string; characters: readonly string[] }

type Shown = Omit<PublicResume, 'document_name' | 'slug' | 'has_cv'>

/** Where the PDF of a CV loses characters, and which, in the order of the editor's tabs. */
export const lostPlaces = (resume: Shown): LostPlace[] =>
  partsOf(resume)
    .map(({ place, texts }) => ({ place, characters: lostIn(JSON.stringify(texts)) }))
    .filter(({ characters }) => characters.length > 0)

function partsOf(resume: Shown): { place: string; texts: object }[] {
  const { name, role, summary, github_url, location } = resume
  const { tabs } = t.resumeEditor
  const items = <Item extends object>(
    section: string,
    list: readonly Item[],
    nameOf: (item: Item) => string,
  ) => list.map((item) => ({ place: t.resumeEditor.placeOf(section, nameOf(item)), texts: item }))
  return [
    { place: tabs.contacts, texts: { name, role, summary, github_url, location } },
    ...items(tabs.experience, resume.experiences, ({ company }) => company),
    ...items(tabs.portfolio, resume.resume_projects, ({ title }) => title),
    ...items(tabs.skills, resume.skills, ({ skill_set }) => skill_set),
    ...items(tabs.languages, resume.languages, (language) => language.name),
    ...items(tabs.education, resume.educations, ({ university_name }) => university_name),
    ...items(tabs.certificates, resume.certificates, (certificate) => certificate.name),
    ...items(tabs.courses, resume.courses, (course) => course.name),
    ...items(tabs.books, resume.books, ({ title }) => title),
  ]
}
