import type { Day, Month } from '../../days.ts'
import type { LanguageLevel } from '../../people/profiles.ts'

/** What a CV says, without ids, positions and pictures. */
export type ResumeContents = {
  name: string
  role: string
  summary: string | null
  github_url: string | null
  city: string | null
  country: string | null
  experiences: readonly {
    job_title: string
    company: string
    location: string
    job_started_on: Day
    /** Null while the work is going on. */
    job_ended_on: Day | null
    description: string
    responsibilities: readonly string[]
  }[]
  educations: readonly {
    university_name: string
    level: string
    location: string
    start_date: Day
    end_date: Day | null
  }[]
  resume_projects: readonly {
    title: string
    role: string
    url: string | null
    stack: readonly string[]
    description: string
    responsibilities: string
    team: string
  }[]
  skills: readonly { skill_set: string; skills: readonly string[] }[]
  languages: readonly { name: string; level: LanguageLevel }[]
  certificates: readonly { name: string; url: string | null }[]
  courses: readonly { name: string; license: string; acquire_date: Month; stack: readonly string[] }[]
  books: readonly { title: string; author: string }[]
}
