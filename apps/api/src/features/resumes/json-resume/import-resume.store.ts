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
export async function insertSections(tx: Tx, resume_id: number, contents: ResumeContents): Promise<void> {
  const jobs = contents.experiences.map((job, index) => ({
    resume_id,
    ...job,
    ongoing: job.job_ended_on === null,
    responsibilities: [...job.responsibilities],
    position: index + 1,
  }))
  if (jobs.length > 0) await tx.insert(experiences).values(jobs)
  const studies = contents.educations.map((education, index) => ({
    resume_id,
    ...education,
    position: index + 1,
  }))
  if (studies.length > 0) await tx.insert(educations).values(studies)
  const projects = contents.resume_projects.map(({ stack, ...project }, index) => ({
    resume_id,
    ...project,
    stack: [...stack],
    position: index + 1,
  }))
  if (projects.length > 0) await tx.insert(resumeProjects).values(projects)
  const skills = contents.skills.map(({ skill_set, skills }, index) => ({
    resume_id,
    skill_set,
    skills: [...skills],
    position: index + 1,
  }))
  if (skills.length > 0) await tx.insert(skillSets).values(skills)
  const spoken = contents.languages.map((language) => ({ resume_id, ...language }))
  if (spoken.length > 0) await tx.insert(languages).values(spoken)
  const earned = contents.certificates.map((certificate) => ({ resume_id, ...certificate }))
  if (earned.length > 0) await tx.insert(certificates).values(earned)
  const taken = contents.courses.map(({ stack, ...course }) => ({
    resume_id,
    ...course,
    stack: [...stack],
  }))
  if (taken.length > 0) await tx.insert(courses).values(taken)
  const read = contents.books.map((book) => ({ resume_id, ...book }))
  if (read.length > 0) await tx.insert(books).values(read)
}
