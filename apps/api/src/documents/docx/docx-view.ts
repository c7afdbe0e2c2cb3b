import { shortAddress } from '@portal/domain/addresses/short-address'
import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import { resumeWords } from '@portal/words/resumes'
import type { ResumeContent } from '../resume-content.ts'

/** The sides of the pictures in centimetres. */
const avatarSide = 11
const coverSide = 2.55

/** The PNGs shown where the CV or a book has no picture. */
type DefaultPictures = { avatar: Uint8Array; cover: Uint8Array }

/** The values that the commands of the template name. Lists are joined by commas. */
export function docxView({ resume, language, avatar, covers }: ResumeContent, missing: DefaultPictures) {
  const words = resumeWords[language]
  return {
    headings: words.headings,
    labels: words.labels,
    name: resume.name,
    summary: resume.summary,
    avatar: picture(avatar ?? undefined, missing.avatar, avatarSide, resume.name),
    role: resume.role,
    github: linkTo(resume.github_url),
    location: resume.location,
    skills: resume.skills.map(({ skill_set, skills }) => ({ name: skill_set, list: listed(skills) })),
    languages: resume.languages.map(({ name, level }) => ({ name, level: words.levels[level] })),
    certificates: resume.certificates.map(({ name, url }) => {
      const link = linkTo(url, name)
      return link === null ? { name, link } : { name: null, link }
    }),
    books: resume.books.map(({ title, author }, index) => ({
      title,
      author,
      cover: picture(covers[index] ?? undefined, missing.cover, coverSide, title),
    })),
    experiences: resume.experiences.map((job) => ({
      title: job.job_title,
      place: parts(job.company, job.location),
      dates: unbroken(words.period(job.job_started_on, job.job_ended_on)),
      description: job.description,
      responsibilities: job.responsibilities,
    })),
    educations: resume.educations.map((education) => ({
      university: education.university_name,
      level: parts(education.level, education.location),
      dates: unbroken(words.period(education.start_date, education.end_date)),
    })),
    projects: resume.resume_projects.map(({ url, stack, ...project }) => ({
      ...project,
      link: linkTo(url),
      stack: listed(stack),
    })),
    courses: resume.courses.map(({ name, license, acquire_date, stack }) => ({
      name,
      license,
      issued: unbroken(words.issued(acquire_date)),
      stack: listed(stack),
    })),
  }
}

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
