import type { ResumeContents } from '@portal/domain/resumes/json-resume/resume-contents'
import type { Tx } from '../../../db/client.ts'
import { books, certificates, courses, languages } from '../../../db/schema/resumes/resume-extras.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../../db/schema/resumes/resume-sections.ts'

/** Inserts all sections of a new CV in the order of the lists. */
export async function insertSections(tx: Tx, resumeId: number, contents: ResumeContents): Promise<void> {
  const jobs = contents.experiences.map((job, index) => ({
    resumeId,
    jobTitle: job.job_title,
    company: job.company,
    location: job.location,
    jobStartedOn: job.job_started_on,
    jobEndedOn: job.job_ended_on,
    ongoing: job.job_ended_on === null,
    description: job.description,
    responsibilities: [...job.responsibilities],
    position: index + 1,
  }))
  if (jobs.length > 0) await tx.insert(experiences).values(jobs)
  const studies = contents.educations.map((education, index) => ({
    resumeId,
    universityName: education.university_name,
    level: education.level,
    location: education.location,
    startDate: education.start_date,
    endDate: education.end_date,
    position: index + 1,
  }))
  if (studies.length > 0) await tx.insert(educations).values(studies)
  const projects = contents.resume_projects.map(({ stack, ...project }, index) => ({
    resumeId,
    ...project,
    stack: [...stack],
    position: index + 1,
  }))
  if (projects.length > 0) await tx.insert(resumeProjects).values(projects)
  const skills = contents.skills.map(({ skill_set, skills }, index) => ({
    resumeId,
    skillSet: skill_set,
    skills: [...skills],
    position: index + 1,
  }))
  if (skills.length > 0) await tx.insert(skillSets).values(skills)
  const spoken = contents.languages.map((language) => ({ resumeId, ...language }))
  if (spoken.length > 0) await tx.insert(languages).values(spoken)
  const earned = contents.certificates.map((certificate) => ({ resumeId, ...certificate }))
  if (earned.length > 0) await tx.insert(certificates).values(earned)
  const taken = contents.courses.map(({ name, license, acquire_date, stack }) => ({
    resumeId,
    name,
    license,
    acquireDate: acquire_date,
    stack: [...stack],
  }))
  if (taken.length > 0) await tx.insert(courses).values(taken)
  const read = contents.books.map((book) => ({ resumeId, ...book }))
  if (read.length > 0) await tx.insert(books).values(read)
}
