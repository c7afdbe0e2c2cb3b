import { eq, sql } from 'drizzle-orm'
import { files } from '../schema/files.ts'
import { books, certificates, courses, languages } from '../schema/resumes/resume-extras.ts'
import { educations, experiences, resumeProjects, skillSets } from '../schema/resumes/resume-sections.ts'

/** The columns of an item of each section, by the names that the contract gives them. */

export const experienceColumns = {
  id: experiences.id,
  version: experiences.version,
  resume_id: experiences.resume_id,
  job_title: experiences.job_title,
  company: experiences.company,
  location: experiences.location,
  job_started_on: experiences.job_started_on,
  job_ended_on: experiences.job_ended_on,
  ongoing: experiences.ongoing,
  description: experiences.description,
  responsibilities: experiences.responsibilities,
  position: experiences.position,
}

export const educationColumns = {
  id: educations.id,
  version: educations.version,
  resume_id: educations.resume_id,
  university_name: educations.university_name,
  level: educations.level,
  location: educations.location,
  start_date: educations.start_date,
  end_date: educations.end_date,
  position: educations.position,
}

export const resumeProjectColumns = {
  id: resumeProjects.id,
  version: resumeProjects.version,
  resume_id: resumeProjects.resume_id,
  title: resumeProjects.title,
  role: resumeProjects.role,
  url: resumeProjects.url,
  stack: resumeProjects.stack,
  description: resumeProjects.description,
  responsibilities: resumeProjects.responsibilities,
  team: resumeProjects.team,
  position: resumeProjects.position,
}

export const skillSetColumns = {
  id: skillSets.id,
  version: skillSets.version,
  resume_id: skillSets.resume_id,
  skill_set: skillSets.skill_set,
  skills: skillSets.skills,
  position: skillSets.position,
}

export const languageColumns = {
  id: languages.id,
  version: languages.version,
  resume_id: languages.resume_id,
  name: languages.name,
  level: languages.level,
}

export const certificateColumns = {
  id: certificates.id,
  version: certificates.version,
  resume_id: certificates.resume_id,
  name: certificates.name,
  url: certificates.url,
}

export const courseColumns = {
  id: courses.id,
  version: courses.version,
  resume_id: courses.resume_id,
  name: courses.name,
  license: courses.license,
  acquire_date: courses.acquire_date,
  stack: courses.stack,
}

export const bookColumns = {
  id: books.id,
  version: books.version,
  resume_id: books.resume_id,
  title: books.title,
  author: books.author,
  cover_file_id: books.cover_file_id,
  coverKey: sql<
    string | null
  >`(select ${files.storage_key} from ${files} where ${eq(files.id, books.cover_file_id)})`,
}
