import { shortAddress } from '@portal/domain/addresses/short-address'
import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import { withUsualBreaks } from '@portal/domain/resumes/line-breaks'
import { resumeWords } from '@portal/words/resumes'
import type { ResumeContent } from '../resume-content.ts'
import { keptText } from './kept-text.ts'

/** The sides of the pictures in centimetres, on the document's own size. */
export const avatarSide = 11
export const coverSide = 2.55

/** The PNGs shown where the CV or a book has no picture. */
type DefaultPictures = { avatar: Uint8Array; cover: Uint8Array }

/**
 * The values that the commands of the template name. Lists are joined by commas. The first entry of a section has its
 * heading, and each entry the beginning of its text beside the rest, because the template keeps these on one page.
 */
export function docxView(
  { resume, language, avatar, covers }: ResumeContent,
  missing: DefaultPictures,
  share = 1,
) {
  const words = resumeWords[language]
  const { headings } = words
  return {
    labels: words.labels,
    name: resume.name,
    summary: resume.summary,
    avatar: picture(avatar ?? undefined, missing.avatar, avatarSide * share, resume.name),
    role: resume.role,
    github: linkTo(resume.github_url),
    location: resume.location,
    skills: headed(headings.skills, resume.skills, ({ skill_set, skills }) => ({
      name: skill_set,
      ...keptText(listed(skills)),
    })),
    languages: headed(headings.languages, resume.languages, ({ name, level }) => ({
      name,
      level: words.levels[level],
    })),
    certificates: headed(headings.certificates, resume.certificates, ({ name, url }) => {
      const link = linkTo(url, name)
      return link === null ? { name, link } : { name: null, link }
    }),
    books: headed(headings.books, resume.books, ({ title, author }, index) => ({
      title,
      author,
      cover: picture(covers[index] ?? undefined, missing.cover, coverSide * share, title),
    })),
    experiences: headed(headings.experience, resume.experiences, (job) => {
      const description = keptText(withUsualBreaks(job.description))
      const [first, ...others] = job.responsibilities
      const isDutyFirst = description.lead === null && description.rest === null
      return {
        title: job.job_title,
        place: parts(job.company, job.location),
        dates: unbroken(words.period(job.job_started_on, job.job_ended_on)),
        ...description,
        // Without a description the first duty is what must not stand on another page.
        firstDuty: isDutyFirst ? first : null,
        duties: isDutyFirst ? others : job.responsibilities,
      }
    }),
    educations: headed(headings.education, resume.educations, (education) => ({
      university: education.university_name,
      level: parts(education.level, education.location),
      dates: unbroken(words.period(education.start_date, education.end_date)),
    })),
    projects: headed(headings.projects, resume.resume_projects, ({ url, stack, ...project }) => ({
      ...project,
      link: linkTo(url),
      stack: keptText(listed(stack)),
      responsibilities: keptText(withUsualBreaks(project.responsibilities)),
    })),
    courses: headed(headings.courses, resume.courses, ({ name, license, acquire_date, stack }) => ({
      name,
      license,
      issued: unbroken(words.issued(acquire_date)),
      ...keptText(listed(stack)),
    })),
  }
}

/** The entries of a section, the first one with its heading. */
const headed = <Item, View extends object>(
  heading: string,
  items: readonly Item[],
  viewOf: (item: Item, index: number) => View,
) => items.map((item, index) => ({ heading: index === 0 ? heading : null, ...viewOf(item, index) }))

const listed = (texts: readonly string[]) => texts.filter((text) => text !== '').join(', ')

/** Keeps a text on one line, whatever the length of the title beside it. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const parts = (...texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ')

/** Only web addresses become links, whatever is stored. */
function linkTo(url: string | null, label?: string) {
  const address = url === null ? undefined : toWebAddress(url)
  return address === undefined ? null : { url: address, label: label ?? shortAddress(address) }
}

/** The JPEG, or the default PNG where there is none. */
const picture = (bytes: Uint8Array | undefined, missing: Uint8Array, side: number, alt: string) => ({
  width: side,
  height: side,
  data: bytes ?? missing,
  extension: bytes === undefined ? '.png' : '.jpg',
  alt,
})
