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
import type { Day } from '@portal/domain/days'
import { isOngoing, withoutEndIfOngoing } from '@portal/domain/resumes/periods'
import {
  educationStore,
  experienceStore,
  resumeProjectStore,
  skillSetStore,
} from './ordered-sections.store.ts'
import { refuseFarDays, refuseReversed } from './refuse-period.ts'

/** The fields of an item that users fill in. */
type Filled<Item> = Omit<Item, 'id' | 'version' | 'resume_id' | 'position'>

export const experienceSection = {
  store: experienceStore,
  positionsField: 'resume_experiences',
  added: (input: ExperienceInput, today: Day) => {
    const work = withoutEndIfOngoing(input)
    refuseFarDays(work, workDays, today)
    return experienceValues({ job_ended_on: null, ...work })
  },
  changed: (item: Experience, changes: ExperienceChanges, today: Day) => {
    const work = withoutEndIfOngoing(changes)
    refuseFarDays(work, workDays, today)
    return experienceValues({ ...item, ...work })
  },
}

const workDays = { start: 'job_started_on', end: 'job_ended_on' } as const

function experienceValues(work: Omit<Filled<Experience>, 'ongoing'>) {
  const { job_started_on, job_ended_on } = work
  refuseReversed(work, workDays)
  return {
    job_title: work.job_title,
    company: work.company,
    location: work.location,
    job_started_on,
    job_ended_on,
    ongoing: isOngoing(job_ended_on),
    description: work.description,
    responsibilities: work.responsibilities,
  }
}

export const educationSection = {
  store: educationStore,
  positionsField: 'resume_educations',
  added: (input: EducationInput, today: Day) => {
    refuseFarDays(input, studyDays, today)
    return educationValues({ end_date: null, ...input })
  },
  changed: (item: Education, changes: EducationChanges, today: Day) => {
    refuseFarDays(changes, studyDays, today)
    return educationValues({ ...item, ...changes })
  },
}

const studyDays = { start: 'start_date', end: 'end_date' } as const

function educationValues(studies: Filled<Education>) {
  const { start_date, end_date } = studies
  refuseReversed(studies, studyDays)
  return {
    university_name: studies.university_name,
    level: studies.level,
    location: studies.location,
    start_date,
    end_date,
  }
}

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

const skillSetValues = ({ skill_set, skills }: Filled<SkillSet>) => ({ skill_set, skills })
