import { resumeLimits } from '../resumes.ts'
import { countryOf } from './countries.ts'
import type { ReportNotes } from './import-report.ts'
import type { JsonBasics, JsonProfile, JsonResume } from './json-resume.ts'
import type { ResumeContents } from './resume-contents.ts'
import { SectionReader } from './section-reader.ts'

type Contacts = Pick<ResumeContents, 'name' | 'role' | 'summary' | 'github_url' | 'city' | 'country'>

const basicsFields = ['name', 'label', 'summary', 'location', 'profiles', 'image', 'picture'] as const
const locationFields = ['city', 'countryCode', 'country'] as const

/** The contacts; without a label the role is the position of the first job that names one. */
export function readBasics(file: JsonResume, notes: ReportNotes): Contacts {
  const reader = new SectionReader('basics', notes)
  const basics: JsonBasics = file.basics ?? {}
  reader.otherFields(basics, basicsFields)
  reader.otherFields(basics.location ?? {}, locationFields)
  // `picture` is what versions of the schema before 1.0.0 call it.
  const image = 'image' in basics ? basics.image : 'picture' in basics ? basics.picture : null
  if (image !== '' && image !== null) reader.note({ code: 'picture_left_out', facts: {} })
  const contacts = {
    name: reader.line('name', basics.name, resumeLimits.name),
    role: reader.line('label', basics.label, resumeLimits.role) || positionOf(file, reader),
    summary: reader.text('summary', basics.summary, resumeLimits.summary) || null,
    github_url: githubOf(basics.profiles, reader),
    ...placeOf(basics.location, reader),
  }
  notes.take('basics', 1)
  return contacts
}

function positionOf({ work }: JsonResume, reader: SectionReader): string {
  const position = work?.map((job) => job.position?.trim()).find(Boolean)
  if (position !== undefined) reader.note({ code: 'role_of_first_job', facts: {} })
  return reader.line('position', position, resumeLimits.role)
}

function placeOf(location: JsonBasics['location'], reader: SectionReader) {
  const { city, country, countryCode } = location ?? {}
  return {
    city: reader.line('city', city, resumeLimits.city) || null,
    country:
      reader.line('country', country?.trim() || countryOf(countryCode ?? ''), resumeLimits.country) || null,
  }
}

const githubHost = /^https?:\/\/(?:www\.)?github\.com(?:[/?#]|$)/i
const githubName = /^[a-z\d-]{1,39}$/i

/** The first GitHub profile; the others are noted. */
function githubOf(profiles: readonly JsonProfile[] | null | undefined, reader: SectionReader): string | null {
  let github: string | null = null
  for (const profile of profiles ?? []) {
    const isGithub = profile.network?.trim().toLowerCase() === 'github' || githubHost.test(profile.url ?? '')
    if (isGithub && github === null) github = addressOf(profile, reader)
    else reader.note({ code: 'profile_left_out', facts: {} })
  }
  return github
}

function addressOf({ url, username }: JsonProfile, reader: SectionReader): string | null {
  const name = username?.trim() ?? ''
  return (
    reader.address(url, { code: 'github_address_left_out', facts: {} }) ??
    (githubName.test(name) ? `https://github.com/${name}` : null)
  )
}
