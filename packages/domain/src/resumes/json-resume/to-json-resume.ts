import { countryCodeOf } from './countries.ts'
import { fluencyOf } from './fluency.ts'
import type { JsonResume } from './json-resume.ts'
import type { ResumeContents } from './resume-contents.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** A CV without its pictures as JSON Resume; what is empty is left out. Read back, it is the same CV. */
export function toJsonResume(
  cv: ResumeContents,
): JsonResume & { $schema: string; meta: { version: string; texts: 'plain' } } {
  return {
    $schema: schema,
    basics: {
      name: cv.name,
      label: cv.role,
      summary: filled(cv.summary),
      location: {
        city: filled(cv.city),
        countryCode: countryCodeOf(cv.country ?? ''),
        country: filled(cv.country),
      },
      profiles: cv.github_url === null ? [] : [{ network: 'GitHub', url: uri(cv.github_url) }],
    },
    work: cv.experiences.map((job) => ({
      name: job.company,
      position: job.job_title,
      location: filled(job.location),
      startDate: job.job_started_on,
      endDate: filled(job.job_ended_on),
      summary: filled(job.description),
      highlights: job.responsibilities,
    })),
    education: cv.educations.map((education) => ({
      institution: education.university_name,
      studyType: education.level,
      location: filled(education.location),
      startDate: education.start_date,
      endDate: filled(education.end_date),
    })),
    skills: cv.skills.map(({ skill_set, skills }) => ({ name: skill_set, keywords: skills })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: fluencyOf(level) })),
    certificates: cv.certificates.map(({ name, url }) => ({ name, url: uri(url) })),
    projects: cv.resume_projects.map((project) => ({
      name: project.title,
      description: filled(project.description),
      highlights: project.responsibilities === '' ? undefined : project.responsibilities.split('\n'),
      keywords: project.stack,
      roles: [project.role],
      url: uri(project.url),
      team: filled(project.team),
    })),
    courses: cv.courses.map(({ name, license, acquire_date, stack }) => ({
      name,
      license: filled(license),
      date: acquire_date,
      keywords: stack,
    })),
    books: cv.books.map(({ title, author }) => ({ title, author })),
    meta: { version: 'v1.0.0', texts: 'plain' },
  }
}

const filled = (text: string | null): string | undefined => text || undefined

/** The characters of a URI. Addresses are stored as typed, letters of other scripts too. */
const uriCharacters = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/

const uri = (address: string | null): string | undefined => {
  if (address === null || uriCharacters.test(address)) return address ?? undefined
  return new URL(address).href
}
