import type {
  Education,
  EducationChanges,
  EducationInput,
  Experience,
  ExperienceChanges,
  ExperienceInput,
  ResumeProject,
  ResumeProjectChanges,
  ResumeProjectInput,
  SkillSet,
  SkillSetChanges,
  SkillSetInput,
} from '@portal/contract/resumes/ordered-sections'
import { endsBeforeStart, isOngoing, withoutEndIfOngoing } from '@portal/domain/resumes/periods'
import { invalidField } from '../../../errors.ts'
import {
  educationStore,
  experienceStore,
  resumeProjectStore,
  skillSetStore,
} from './ordered-sections.store.ts'

/** The fields of an item that users fill in. */
type Filled<Item> = Omit<Item, 'id' | 'version' | 'resume_id' | 'position'>

export const experienceSection = {
  store: experienceStore,
  positionsField: 'resume_experiences',
  added: (input: ExperienceInput) => experienceValues({ job_ended_on: null, ...withoutEndIfOngoing(input) }),
  changed: (item: Experience, changes: ExperienceChanges) =>
    experienceValues({ ...item, ...withoutEndIfOngoing(changes) }),
}

function experienceValues(work: Omit<Filled<Experience>, 'ongoing'>) {
  const { job_started_on: jobStartedOn, job_ended_on: jobEndedOn } = work
  if (endsBeforeStart(jobStartedOn, jobEndedOn)) throw endTooEarly('job_ended_on')
  return {
    jobTitle: work.job_title,
    company: work.company,
    location: work.location,
    jobStartedOn,
    jobEndedOn,
    ongoing: isOngoing(jobEndedOn),
    description: work.description,
    responsibilities: work.responsibilities,
  }
}

export const educationSection = {
  store: educationStore,
  positionsField: 'resume_educations',
  added: (input: EducationInput) => educationValues({ end_date: null, ...input }),
  changed: (item: Education, changes: EducationChanges) => educationValues({ ...item, ...changes }),
}

function educationValues(studies: Filled<Education>) {
  const { start_date: startDate, end_date: endDate } = studies
  if (endsBeforeStart(startDate, endDate)) throw endTooEarly('end_date')
  return {
    universityName: studies.university_name,
    level: studies.level,
    location: studies.location,
    startDate,
    endDate,
  }
}

const endTooEarly = (field: string) => invalidField(field, 'sections.end_before_start')

export const resumeProjectSection = {
  store: resumeProjectStore,
  positionsField: 'resume_projects',
  added: (input: ResumeProjectInput) => resumeProjectValues({ url: null, ...input }),
  changed: (item: ResumeProject, changes: ResumeProjectChanges) =>
    resumeProjectValues({ ...item, ...changes }),
}

const resumeProjectValues = (project: Filled<ResumeProject>) => ({
  title: project.title,
  role: project.role,
  url: project.url,
  stack: project.stack,
  description: project.description,
  responsibilities: project.responsibilities,
  team: project.team,
})

export const skillSetSection = {
  store: skillSetStore,
  positionsField: 'resume_skills',
  added: (input: SkillSetInput) => skillSetValues(input),
  changed: (item: SkillSet, changes: SkillSetChanges) => skillSetValues({ ...item, ...changes }),
}

const skillSetValues = ({ skill_set: skillSet, skills }: Filled<SkillSet>) => ({ skillSet, skills })
