import { eq, sql } from 'drizzle-orm'
import { files } from '../schema/files.ts'
import { books, certificates, courses, languages } from '../schema/resumes/resume-extras.ts'
import { educations, experiences, resumeProjects, skillSets } from '../schema/resumes/resume-sections.ts'

/** The columns of an item of each section, by the names that the contract gives them. */

export const experienceColumns = {
  id: experiences.id,
  version: experiences.version,
  resume_id: experiences.resumeId,
  job_title: experiences.jobTitle,
  company: experiences.company,
  location: experiences.location,
  job_started_on: experiences.jobStartedOn,
  job_ended_on: experiences.jobEndedOn,
  ongoing: experiences.ongoing,
  description: experiences.description,
  responsibilities: experiences.responsibilities,
  position: experiences.position,
}

export const educationColumns = {
  id: educations.id,
  version: educations.version,
  resume_id: educations.resumeId,
  university_name: educations.universityName,
  level: educations.level,
  location: educations.location,
  start_date: educations.startDate,
  end_date: educations.endDate,
  position: educations.position,
}

export const resumeProjectColumns = {
  id: resumeProjects.id,
  version: resumeProjects.version,
  resume_id: resumeProjects.resumeId,
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
  resume_id: skillSets.resumeId,
  skill_set: skillSets.skillSet,
  skills: skillSets.skills,
  position: skillSets.position,
}

export const languageColumns = {
  id: languages.id,
  version: languages.version,
  resume_id: languages.resumeId,
  name: languages.name,
  level: languages.level,
}

export const certificateColumns = {
  id: certificates.id,
  version: certificates.version,
  resume_id: certificates.resumeId,
  name: certificates.name,
  url: certificates.url,
}

export const courseColumns = {
  id: courses.id,
  version: courses.version,
  resume_id: courses.resumeId,
  name: courses.name,
  license: courses.license,
  acquire_date: courses.acquireDate,
  stack: courses.stack,
}

export const bookColumns = {
  id: books.id,
  version: books.version,
  resume_id: books.resumeId,
  title: books.title,
  author: books.author,
  coverFileId: books.coverFileId,
  coverKey: sql<
    string | null
  >`(select ${files.storageKey} from ${files} where ${eq(files.id, books.coverFileId)})`,
}
